import { text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

export const sitemap: SeedPage = {
  key: 'sitemap',
  template: 'sitemap',
  title: text('מפת האתר', 'Sitemap'),
  slug: text('sitemap', 'sitemap'),
  order: 9,
  description: text(
    'כל הדפים באתר קבוצת אבן־דרך, לפי נושאים: החברות, הפרויקטים, המוצרים והמשקיעים.',
    'Every page on the Even Derech Group site, by topic: companies, projects, products and investors.',
  ),
  blocks: [],
};
