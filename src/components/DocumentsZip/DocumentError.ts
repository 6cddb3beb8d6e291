/** Thrown if a document cannot be downloaded. `document` is the document's name. */
export class DocumentError extends Error {
  constructor(
    readonly document: string,
    cause: unknown,
  ) {
    super(`The document ${document} could not be fetched`, { cause });
    this.name = 'DocumentError';
  }
}
