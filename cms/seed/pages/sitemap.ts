import { text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

export const sitemap: SeedPage = {
  key: 'sitemap',
  template: 'sitemap',
  title: text('מפת האתר', 'Sitemap'),
  slug: text('sitemap', 'sitemap'),
  order: 9,
  description: text('כל הדפים באתר קבוצת אבן־דרך.', 'Every page of the Even Derech Group site.'),
  blocks: [],
};
