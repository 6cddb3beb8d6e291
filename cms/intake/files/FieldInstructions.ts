import type { XmlElement } from '../../platform/documents/tellingXml';

const DDE = /\bDDE(AUTO)?\b/i;
/** Objects of another program, by its class: `LINK Excel.Sheet.12 "C:\\prices.xlsx"`. */
const LINKED = /(^|\s)LINK\s+"?[a-z]\w*\.[a-z]/i;
/** Pictures and texts that are taken in from an address, which names a scheme or a computer. */
const TAKEN_IN = /\bINCLUDE(PICTURE|TEXT)?\s+"?\s*([a-z][a-z0-9+.-]+:|[\\/]{2})/i;

/** Whether what a field of Word does is to ask another program, or another computer. */
export const reachesOut = (instruction: string): boolean =>
  [DDE, LINKED, TAKEN_IN].some((pattern) => pattern.test(instruction));

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

  /** Whether one of the fields asks another program, or another computer. */
  get reachOut(): boolean {
    return reachesOut(this.#joined) || reachesOut(this.#apart);
  }
}
