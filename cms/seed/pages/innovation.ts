import { text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

export const innovation: SeedPage = {
  key: 'innovation',
  template: 'breadcrumbOnly',
  parent: 'activities',
  title: text('מרכז החדשנות', 'Innovation centre'),
  slug: text('innovation', 'innovation'),
  order: 4,
  description: text('מרכז החדשנות של קבוצת אבן־דרך.', 'The innovation centre of Even Derech Group.'),
  // The page has no content, because it appears only in breadcrumbs. Search engines and the sitemap should not list it.
  hideFromSitemap: true,
  noIndex: true,
  blocks: [],
};
