import { FileFault } from '../../../platform/documents/FileFault';
import type { XmlElement } from '../../../platform/documents/tellingXml';

/** Numbers of formats that every spreadsheet knows, and that show days. */
const isBuiltIn = (format: number): boolean =>
  (format >= 14 && format <= 22) || (format >= 27 && format <= 36) || (format >= 50 && format <= 58);

/** What Excel itself lets a format have. */
const LONGEST_FORMAT = 255;

/**
 * Whether a format of the file shows a day: it has a year or a day, outside of quotes and brackets.
 * @throws FileFault for one that is longer than a format can be
 */
function showsDay(code: string): boolean {
  // Open brackets are looked for to the end from each of them anew.
  if (code.length > LONGEST_FORMAT) throw new FileFault('type', 'A format is too long');
  return /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}

/** Collects from `styles.xml` which cell styles show days. */
export class DayFormats {
  readonly #own = new Set<number>();
  readonly #styles: number[] = [];
  #inside = false;

  /** Takes an element of the part, as it begins. */
  read({ name, attributes }: XmlElement): void {
    const format = Number(attributes.get('numfmtid') ?? 0);
    if (name === 'numfmt' && showsDay(attributes.get('formatcode') ?? '')) this.#own.add(format);
    else if (name === 'cellxfs') this.#inside = true;
    else if (name === 'cellstyles' || name === 'dxfs') this.#inside = false;
    else if (name === 'xf' && this.#inside) this.#styles.push(format);
  }

  /** Whether cells of a style show days. */
  has(style: number): boolean {
    const format = this.#styles[style] ?? 0;
    return isBuiltIn(format) || this.#own.has(format);
  }
}
