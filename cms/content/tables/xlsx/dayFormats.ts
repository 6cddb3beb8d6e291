import type { XmlElement } from '../../../platform/documents/readXml';

/** Checks whether a format id belongs to the built-in formats that display days. */
const isBuiltIn = (format: number): boolean =>
  (format >= 14 && format <= 22) || (format >= 27 && format <= 36) || (format >= 50 && format <= 58);

/** Checks whether a number format displays a day or year. Ignores text in quotes and brackets. */
const showsDay = (code: string): boolean => /[dy]/i.test(code.replace(/"[^"]*"?|\[[^\]]*\]?|\\./g, ''));

/**
 * Collects from `styles.xml` the cell styles that display days. In XLSX, only the style distinguishes a day from a
 * number.
 */
export class DayFormats {
  readonly #own = new Set<number>();
  readonly #styles: number[] = [];
  #inside = false;

  /** Processes the start of an element. */
  read({ name, attributes }: XmlElement): void {
    const format = Number(attributes.get('numfmtid') ?? 0);
    if (name === 'numfmt' && showsDay(attributes.get('formatcode') ?? '')) this.#own.add(format);
    else if (name === 'cellxfs') this.#inside = true;
    else if (name === 'cellstyles' || name === 'dxfs') this.#inside = false;
    else if (name === 'xf' && this.#inside) this.#styles.push(format);
  }

  /** Checks whether cells with the style display days. */
  has(style: number): boolean {
    const format = this.#styles[style] ?? 0;
    return isBuiltIn(format) || this.#own.has(format);
  }
}
