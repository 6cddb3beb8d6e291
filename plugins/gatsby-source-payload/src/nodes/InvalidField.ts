/**
 * Thrown for a value that does not match the schema. It is caught where the value may be omitted, otherwise for the
 * whole document.
 */
export class InvalidField extends Error {
  override readonly name = 'InvalidField';

  /**
   * @param path path of the field in the document, such as `blocks[1].title`
   * @param problem what is wrong with the value
   */
  constructor(
    readonly path: string,
    readonly problem: string,
  ) {
    super(`field "${path}": ${problem}`);
  }
}
