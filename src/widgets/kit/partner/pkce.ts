/** The PKCE verifier and challenge (S256) of a sign-in. */

/** A verifier with its challenge, and a state that binds the answer to the request. */
export interface SignInPair {
  readonly verifier: string;
  readonly challenge: string;
  readonly state: string;
}

const textOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = (): string => textOf(crypto.getRandomValues(new Uint8Array(32)));

/** Makes a pair; rejects on a page that is no secure context, which has no digests. */
export const makePair = async (): Promise<SignInPair> => {
  const verifier = random();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: textOf(new Uint8Array(digest)), state: random() };
};
