/** The two ways of not arriving that are no answer of the server. */

/** Is thrown when some files did not arrive; the others did and are not sent again. */
export class FilesLeft extends Error {
  constructor(readonly reason: unknown) {
    super('Some files did not arrive.');
  }
}

/** Is thrown when the person gave sending up. */
export class Cancelled extends Error {}
