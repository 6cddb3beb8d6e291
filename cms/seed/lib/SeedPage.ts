import type { Template } from '../../blocks/defineBlock';
import type { SeedBlock, Text } from './bilingual';

/** A page of the demo content. */
export interface SeedPage {
  /** Name by which links and other pages know it. */
  key: string;
  template: Template;
  title: Text;
  /** Last part of the address; the home page has none. */
  slug?: Text;
  parent?: string;
  company?: string;
  titleBreadcrumbs?: Text;
  hideBreadcrumbs?: boolean;
  hideFromSitemap?: boolean;
  order?: number;
  description: Text;
  blocks: readonly SeedBlock[];
}
