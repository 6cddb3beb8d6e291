/** What can go wrong while content is sourced. The numbers are the ids under which Gatsby reports them. */
export const ERROR_IDS = {
  unreachable: '10001',
  refused: '10002',
  badStatus: '10003',
  notJson: '10004',
  unknownEntity: '10005',
  badSchema: '10006',
  reservedName: '10007',
  badDocument: '10008',
  missingPath: '10009',
  noSchema: '10010',
  unstableList: '10011',
} as const;

export type ErrorKind = keyof typeof ERROR_IDS;

/** A failure that names what it is about: an address, a collection, a document, a field. */
export class SourceError extends Error {
  override readonly name = 'SourceError';

  /**
   * @param kind which of the failures the reporter knows
   * @param message whole sentence for the person who reads the build's output
   */
  constructor(
    readonly kind: ErrorKind,
    message: string,
  ) {
    super(message);
  }
}
