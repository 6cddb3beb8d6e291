/** A value that is not what the schema says. Caught where the document may do without the value, or at the document. */
export class InvalidField extends Error {
  override readonly name = 'InvalidField';

  /**
   * @param path where in the document: `blocks[1].title`
   * @param problem what is wrong with it
   */
  constructor(
    readonly path: string,
    readonly problem: string,
  ) {
    super(`field "${path}": ${problem}`);
  }
}
