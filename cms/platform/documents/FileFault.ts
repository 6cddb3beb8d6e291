/**
 * Why a file of a visitor is refused:
 * - `extension`: the form does not allow this kind
 * - `empty`: the file has no content
 * - `content`: the content is of another kind than the name says
 * - `damaged`: the container cannot be read
 * - `password`: it opens only with a password
 * - `macros`: it contains a VBA project
 * - `program`: it contains a program
 * - `twoFiles`: it contains a second file behind its end
 * - `text`: a text file contains other data
 */
export type FileFaultReason =
  'extension' | 'empty' | 'content' | 'damaged' | 'password' | 'macros' | 'program' | 'twoFiles' | 'text';

/** A refused file of a visitor. */
export class FileFault extends Error {
  readonly reason: FileFaultReason;

  constructor(reason: FileFaultReason, detail: string) {
    super(detail);
    this.name = 'FileFault';
    this.reason = reason;
  }
}
