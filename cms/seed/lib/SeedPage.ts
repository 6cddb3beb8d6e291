import type { Article, InvestorPage, Listing, Page } from '../../payload-types';
import type { Text } from './bilingual';
import type { SeedOf } from './SeedOf';

/** A content block of the demo content: its type, and the fields that `cms/content/blocks` defines for it. */
export type SeedBlock = SeedOf<NonNullable<Page['blocks']>[number]>;

/** A page of the demo content. */
export interface SeedPage {
  /** Name by which links and other pages refer to the page. */
  key: string;
  /** Name of the page's kind (`content/kinds`). */
  template: string;
  title: Text;
  /** Last segment of the URL; the home page has none. */
  slug?: Text;
  parent?: string;
  company?: string;
  titleBreadcrumbs?: Text;
  hideBreadcrumbs?: boolean;
  hideFromSitemap?: boolean;
  /** True to hide the page from search engines. */
  noIndex?: boolean;
  order?: number;
  description: Text;
  /** Fields of a magazine article. */
  article?: SeedOf<Article>;
  /** Fields for a page that lists projects, apartments or products. */
  listing?: SeedOf<Listing>;
  /** Fields for the group's stock on an investor page. */
  investorPage?: SeedOf<InvestorPage>;
  blocks: readonly SeedBlock[];
}
