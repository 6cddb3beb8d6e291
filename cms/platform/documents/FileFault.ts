/**
 * Why a visitor's file is rejected:
 * - `extension`: the form does not accept files with this extension
 * - `empty`: the file has no content
 * - `content`: the content does not match the file's extension
 * - `picture`: the file is a picture, but of another type than its extension says
 * - `damaged`: the file's container cannot be read
 * - `password`: the file opens only with a password
 * - `macros`: the file contains a VBA project
 * - `program`: the file contains a program
 * - `twoFiles`: a second file follows after the end of the first
 * - `text`: a text file contains other data
 */
export type FileFaultReason =
  | 'extension'
  | 'empty'
  | 'content'
  | 'picture'
  | 'damaged'
  | 'password'
  | 'macros'
  | 'program'
  | 'twoFiles'
  | 'text';

/** Error for a visitor's file that is rejected. */
export class FileFault extends Error {
  readonly reason: FileFaultReason;

  constructor(reason: FileFaultReason, detail: string) {
    super(detail);
    this.name = 'FileFault';
    this.reason = reason;
  }
}
