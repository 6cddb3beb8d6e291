import { LOCALES, type Locale } from '../../platform/locales/locales';
import { kinds } from '../kinds/kinds.gen';

const IN_BLOCK = /^blocks\.(\d+)\.(.+)$/;
const NAMES_SOMETHING = /(title|name)$/i;

/**
 * Tracks the headings of a page across its blocks, to know which level the next heading may have. A block's title is an
 * `h2` and its items are `h3` (or `h2` if the block has no title). Templates skip no level. Only one gap is possible:
 * no `h2` precedes a rich text if the page has just an `h1` and the block has no title.
 */
export class PageOutline {
  /** Languages in which the page already has a heading below its `h1`. */
  private readonly begun = new Set<Locale>();

  constructor(private readonly isHeaded: boolean) {}

  /** Records a plain text field. The site shows it as a heading if the field is a title or name. */
  noteText(path: string, locales: readonly Locale[]): void {
    const [, block, rest = ''] = IN_BLOCK.exec(path) ?? [];
    if (block === undefined || !NAMES_SOMETHING.test(rest)) return;
    const isPageTitle = block === '0' && !rest.includes('.') && !this.isHeaded;
    if (!isPageTitle) for (const locale of locales) this.begun.add(locale);
  }

  /** Records that a rich text contains headings. */
  noteHeadings(locale: Locale): void {
    this.begun.add(locale);
  }

  /** Returns the deepest level that the first heading of a rich text may have. */
  deepestFirst(path: string, locale: Locale): number {
    const [, , rest = ''] = IN_BLOCK.exec(path) ?? [];
    if (!rest) return 3;
    // The text is below the title of a list item, which is an `h3`.
    if (rest.includes('.')) return 4;
    return this.begun.has(locale) ? 3 : 2;
  }
}

/**
 * Creates the outline of a document. Documents other than pages have no blocks, but a heading above each text, so they
 * count as having an `h2`.
 */
export const outlineOf = (collection: string, template: unknown): PageOutline => {
  const outline = new PageOutline(kinds.some(({ name, headed }) => headed && name === template));
  if (collection !== 'pages') for (const locale of LOCALES) outline.noteHeadings(locale);
  return outline;
};
