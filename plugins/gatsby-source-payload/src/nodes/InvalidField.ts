/** A value that violates the schema. Handled where the value is optional, or at the document. */
export class InvalidField extends Error {
  override readonly name = 'InvalidField';

  /**
   * @param path in the document: `blocks[1].title`
   * @param problem what is wrong
   */
  constructor(
    readonly path: string,
    readonly problem: string,
  ) {
    super(`field "${path}": ${problem}`);
  }
}
