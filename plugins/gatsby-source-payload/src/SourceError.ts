/** Ids of the plugin's errors in Gatsby's error map, by kind. */
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

/** Error with which sourcing fails. Its message names what is affected: a URL, collection, document or field. */
export class SourceError extends Error {
  override readonly name = 'SourceError';

  /**
   * @param kind kind of the error in the error map
   * @param message a sentence for people who read the build's output
   * @param label the document that caused the error, such as `pages 5 (he)`, if it is a single one
   */
  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly label?: string,
  ) {
    super(message);
  }
}
