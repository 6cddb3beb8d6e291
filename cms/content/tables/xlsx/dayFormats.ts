import type { XmlElement } from '../../../platform/documents/readXml';

/** Ids of built-in day formats. */
const isBuiltIn = (format: number): boolean =>
  (format >= 14 && format <= 22) || (format >= 27 && format <= 36) || (format >= 50 && format <= 58);

/** True for a format with a year or day outside quotes and brackets. */
const showsDay = (code: string): boolean => /[dy]/i.test(code.replace(/"[^"]*"?|\[[^\]]*\]?|\\./g, ''));

/** Collects cell styles with day formats from `styles.xml`. */
export class DayFormats {
  readonly #own = new Set<number>();
  readonly #styles: number[] = [];
  #inside = false;

  /** Handles the start of an element. */
  read({ name, attributes }: XmlElement): void {
    const format = Number(attributes.get('numfmtid') ?? 0);
    if (name === 'numfmt' && showsDay(attributes.get('formatcode') ?? '')) this.#own.add(format);
    else if (name === 'cellxfs') this.#inside = true;
    else if (name === 'cellstyles' || name === 'dxfs') this.#inside = false;
    else if (name === 'xf' && this.#inside) this.#styles.push(format);
  }

  /** True when cells of the style show days. */
  has(style: number): boolean {
    const format = this.#styles[style] ?? 0;
    return isBuiltIn(format) || this.#own.has(format);
  }
}
