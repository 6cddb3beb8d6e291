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
  // A page that only appears in breadcrumbs has no content to find.
  hideFromSitemap: true,
  noIndex: true,
  blocks: [],
};
