import { LOCALES, type Locale } from '../../platform/locales/locales';
import { kinds } from '../kinds/kinds.gen';

const IN_BLOCK = /^blocks\.(\d+)\.(.+)$/;
const NAMES_SOMETHING = /(title|name)$/i;

/**
 * Tracks headings of a page across blocks. A block's title is an h2 and its items are h3 (h2 without a title);
 * templates skip no level. The only possible gap is a missing h2: rich text in a block without a title on a page with
 * only an h1.
 */
export class PageOutline {
  /** Languages in which the page has a heading below its h1. */
  private readonly begun = new Set<Locale>();

  constructor(private readonly isHeaded: boolean) {}

  /** Records a plain text, which is a heading if it is a title or name. */
  noteText(path: string, locales: readonly Locale[]): void {
    const [, block, rest = ''] = IN_BLOCK.exec(path) ?? [];
    if (block === undefined || !NAMES_SOMETHING.test(rest)) return;
    const isPageTitle = block === '0' && !rest.includes('.') && !this.isHeaded;
    if (!isPageTitle) for (const locale of locales) this.begun.add(locale);
  }

  /** Records that rich text has headings. */
  noteHeadings(locale: Locale): void {
    this.begun.add(locale);
  }

  /** Deepest allowed level of the first heading of a rich text. */
  deepestFirst(path: string, locale: Locale): number {
    const [, , rest = ''] = IN_BLOCK.exec(path) ?? [];
    if (!rest) return 3;
    // Below a row's title, which is an h3.
    if (rest.includes('.')) return 4;
    return this.begun.has(locale) ? 3 : 2;
  }
}

/** Documents without blocks have headings above each text. */
export const outlineOf = (collection: string, template: unknown): PageOutline => {
  const outline = new PageOutline(kinds.some(({ name, headed }) => headed && name === template));
  if (collection !== 'pages') for (const locale of LOCALES) outline.noteHeadings(locale);
  return outline;
};
