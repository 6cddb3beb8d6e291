/** Rejected file of a visitor: a kind that is not allowed, or content that is dangerous or differs from its name. */
export class FileFault extends Error {
  readonly reason: 'type' | 'extension';

  constructor(reason: 'type' | 'extension', detail: string) {
    super(detail);
    this.name = 'FileFault';
    this.reason = reason;
  }
}
