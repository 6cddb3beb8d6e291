import type { Article, InvestorPage, Listing, Page } from '../../payload-types';
import type { Text } from './bilingual';
import type { SeedOf } from './SeedOf';

/** A content block of the demo content: its type, and its fields as the block's file in `cms/content/blocks` names them. */
export type SeedBlock = SeedOf<NonNullable<Page['blocks']>[number]>;

/** A page of the demo content. */
export interface SeedPage {
  /** Name by which links and other pages know it. */
  key: string;
  /** Name of its kind (`content/kinds`). */
  template: string;
  title: Text;
  /** Last part of the address; the home page has none. */
  slug?: Text;
  parent?: string;
  company?: string;
  titleBreadcrumbs?: Text;
  hideBreadcrumbs?: boolean;
  hideFromSitemap?: boolean;
  /** Search engines do not list it. */
  noIndex?: boolean;
  order?: number;
  description: Text;
  /** What makes it an article of the magazine. */
  article?: SeedOf<Article>;
  /** What makes it a listing of projects, apartments or products. */
  listing?: SeedOf<Listing>;
  /** How a page for investors shows the group's stock. */
  investorPage?: SeedOf<InvestorPage>;
  blocks: readonly SeedBlock[];
}
