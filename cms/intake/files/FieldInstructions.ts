import type { XmlElement } from '../../platform/documents/tellingXml';

const DDE = /\bDDE(AUTO)?\b/i;

/** Whether what a field of Word does is to ask another program. */
export const startsProgram = (instruction: string): boolean => DDE.test(instruction);

/** Collects what the fields of a part of Word do (`instrText`); an instruction may lie there in pieces. */
export class FieldInstructions {
  #depth = 0;
  /** All pieces as they follow each other. */
  #joined = '';
  /** The same, but with a space where a field begins or ends. */
  #apart = '';

  /** Takes an element, as it begins. */
  open({ name }: XmlElement): void {
    if (name === 'instrtext') this.#depth += 1;
    else if (name === 'fldchar') this.#apart += ' ';
  }

  /** Takes a piece of text. */
  text(text: string): void {
    if (this.#depth === 0) return;
    this.#joined += text;
    this.#apart += text;
  }

  /** Takes the name of an element that ends. */
  close(name: string): void {
    if (name === 'instrtext') this.#depth -= 1;
  }

  /** Whether one of the fields asks another program. */
  get startProgram(): boolean {
    return startsProgram(this.#joined) || startsProgram(this.#apart);
  }
}
