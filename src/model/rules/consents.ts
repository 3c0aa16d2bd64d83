/** The texts that people agree to, by the day they were last changed; a test compares them with the pages. */
export const consentVersions = {
  /** The terms and the privacy policy, agreed to when registering. */
  terms: '2026-11-26',
  /** That owners see who contacts them, as the privacy policy says it. */
  contact: '2026-11-24',
} as const;
