import type { XmlElement } from '../../platform/documents/readXml';

const DDE = /\bDDE(AUTO)?\b/i;
/** Links to objects of another program by class: `LINK Excel.Sheet.12 "C:\\prices.xlsx"`. */
const LINKED = /(^|\s)LINK\s+"?[a-z]\w*\.[a-z]/i;
/** Pictures and texts loaded from an address with a scheme or a computer name. */
const TAKEN_IN = /\bINCLUDE(PICTURE|TEXT)?\s+"?\s*([a-z][a-z0-9+.-]+:|[\\/]{2})/i;

/** True when a Word field accesses another program or computer. */
export const reachesOut = (instruction: string): boolean =>
  [DDE, LINKED, TAKEN_IN].some((pattern) => pattern.test(instruction));

/** Collects field instructions of a Word part (`instrText`). An instruction may be split into several pieces. */
export class FieldInstructions {
  #depth = 0;
  /** All pieces, concatenated. */
  #joined = '';
  /** All pieces, with a space where a field begins or ends. */
  #apart = '';

  /** Handles the start of an element. */
  open({ name }: XmlElement): void {
    if (name === 'instrtext') this.#depth += 1;
    else if (name === 'fldchar') this.#apart += ' ';
  }

  /** Handles a piece of text. */
  text(text: string): void {
    if (this.#depth === 0) return;
    this.#joined += text;
    this.#apart += text;
  }

  /** Handles the end of an element. */
  close(name: string): void {
    if (name === 'instrtext') this.#depth -= 1;
  }

  /** True when one of the fields accesses another program or computer. */
  get reachOut(): boolean {
    return reachesOut(this.#joined) || reachesOut(this.#apart);
  }
}
