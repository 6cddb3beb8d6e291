/** Thrown when a document cannot be fetched. */
export class DocumentError extends Error {
  constructor(
    readonly document: string,
    cause: unknown,
  ) {
    super(`The document ${document} could not be fetched`, { cause });
    this.name = 'DocumentError';
  }
}
