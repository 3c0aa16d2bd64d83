/** Cuts what effector says to those who write the model: they read it in tests and in development. */

/** Message by message, what is left of it. */
const shorter = [
  [
    `"Add effector's Babel or SWC plugin to your config for more detailed debug information or \\"import \\"effector/enable_debug_traces\\" to your code entry module to see full stack traces"`,
    `''`,
  ],
  [
    `'undefined is used to skip updates. To allow undefined as a value provide explicit { skipVoid: false } option'`,
    `'undefined'`,
  ],
];

/** Replaces the messages; a message that is no longer there stops the build, so that the list stays true. */
export const shortMessages = () => ({
  name: 'short-messages',
  transform: (code, id) => {
    if (!/\/effector\/effector\.mjs$/.test(id)) return null;
    const missing = shorter.find(([message]) => !code.includes(message));
    if (missing) throw new Error(`effector no longer says: ${missing[0]}`);
    return { code: shorter.reduce((text, [message, less]) => text.replace(message, less), code), map: null };
  },
});
