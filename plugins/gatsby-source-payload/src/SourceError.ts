/** Kinds of failures and their ids in Gatsby's error map. */
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

/** A failure that names its subject: an address, collection, document or field. */
export class SourceError extends Error {
  override readonly name = 'SourceError';

  /**
   * @param kind failure of the error map
   * @param message a sentence for the reader of the build's output
   * @param label the single faulty document: `pages 5 (he)`
   */
  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly label?: string,
  ) {
    super(message);
  }
}
