/** Whether the process still does its work, as far as a look from outside can tell. */

/** Milliseconds a question to the database may go unanswered; a batch of an import takes a few seconds at most. */
const longest = 60_000;

/**
 * Makes the check. Each look asks the database, unless an earlier question is still open, and waits for nothing. A refusal
 * is an answer too: a PostgreSQL that is away for a while is no reason to end this process.
 */
export const createLiveness = (
  ping: () => Promise<void>,
  now: () => number = () => performance.now(),
): (() => boolean) => {
  let askedAt: number | undefined;
  const answered = (): void => {
    askedAt = undefined;
  };
  return () => {
    if (askedAt === undefined) {
      askedAt = now();
      void ping().then(answered, answered);
      return true;
    }
    return now() - askedAt <= longest;
  };
};
