/** What is answered whatever the load and whoever asks. */

/** Health and numbers, which the operator's machinery asks, and files, which cost next to nothing. */
const paths =
  /^\/(?:healthz|readyz|metrics|robots\.txt)(?:\?|$)|^\/(?:assets|content|embed\/v[^/]*|first|media)\//;

/** Tells whether a call to this address is neither limited by address nor shed in busy times. */
export const isAlwaysAnswered = (url: string): boolean => paths.test(url);
