import type { Article, InvestorPage, Listing, Page } from '../../payload-types';
import type { Text } from './bilingual';
import type { SeedOf } from './SeedOf';

/**
 * A content block of the demo content: its type, and the fields that `cms/content/blocks` defines for this type.
 */
export type SeedBlock = SeedOf<NonNullable<Page['blocks']>[number]>;

/** A page of the demo content. */
export interface SeedPage {
  /** Name by which links and other pages refer to it. */
  key: string;
  /** Name of its kind (`content/kinds`). */
  template: string;
  title: Text;
  /** Last segment of the address; the home page has none. */
  slug?: Text;
  parent?: string;
  company?: string;
  titleBreadcrumbs?: Text;
  hideBreadcrumbs?: boolean;
  hideFromSitemap?: boolean;
  /** Hidden from search engines. */
  noIndex?: boolean;
  order?: number;
  description: Text;
  /** Article fields of a magazine page. */
  article?: SeedOf<Article>;
  /** Fields of a page that lists projects, apartments or products. */
  listing?: SeedOf<Listing>;
  /** Stock display of an investor page. */
  investorPage?: SeedOf<InvestorPage>;
  blocks: readonly SeedBlock[];
}
