import { LOCALES, type Locale } from '../../platform/locales';
import { kinds } from '../kinds/kinds.gen';

const IN_BLOCK = /^blocks\.(\d+)\.(.+)$/;
const NAMES_SOMETHING = /(title|name)$/i;

/**
 * The headings of a page across its blocks, as far as the content tells. The title of a block is an h2, what it lists below are h3 (h2
 * where it has no title), and the site's templates skip no level. So the one step that an editor can leave out between blocks is the h2: a
 * formatted text in a block without a title, above which the page has no heading but its h1.
 */
export class PageOutline {
  /** Languages in which the page has a heading below its h1. */
  private readonly begun = new Set<Locale>();

  constructor(private readonly isHeaded: boolean) {}

  /** Notes a text without format, which is a heading where it is the title or the name of something. */
  noteText(path: string, locales: readonly Locale[]): void {
    const [, block, rest = ''] = IN_BLOCK.exec(path) ?? [];
    if (block === undefined || !NAMES_SOMETHING.test(rest)) return;
    const isPageTitle = block === '0' && !rest.includes('.') && !this.isHeaded;
    if (!isPageTitle) for (const locale of locales) this.begun.add(locale);
  }

  /** Notes that a formatted text has headings. */
  noteHeadings(locale: Locale): void {
    this.begun.add(locale);
  }

  /** How deep the first heading of a formatted text may be. */
  deepestFirst(path: string, locale: Locale): number {
    const [, , rest = ''] = IN_BLOCK.exec(path) ?? [];
    if (!rest) return 3;
    // Below the title of a row, which is an h3.
    if (rest.includes('.')) return 4;
    return this.begun.has(locale) ? 3 : 2;
  }
}

/** A document without blocks has its headings above each text. */
export const outlineOf = (collection: string, template: unknown): PageOutline => {
  const outline = new PageOutline(kinds.some(({ name, headed }) => headed && name === template));
  if (collection !== 'pages') for (const locale of LOCALES) outline.noteHeadings(locale);
  return outline;
};
