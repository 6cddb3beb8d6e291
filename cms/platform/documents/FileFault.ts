/**
 * What is wrong with a visitor's file: its name says a kind that is not asked for, or its content is not what
 * the name says, or dangerous.
 */
export class FileFault extends Error {
  readonly reason: 'type' | 'extension';

  constructor(reason: 'type' | 'extension', detail: string) {
    super(detail);
    this.name = 'FileFault';
    this.reason = reason;
  }
}
