import { rich, text } from '../lib/bilingual';
import { pageLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

export const stocks: SeedPage = {
  key: 'stocks',
  template: 'stocks',
  parent: 'investors',
  title: text('המניה', 'The stock'),
  slug: text('stocks', 'stocks'),
  order: 3,
  investorPage: { symbol: 'EVDR' },
  description: text(
    'שער המניה של קבוצת אבן־דרך: השער האחרון, המחזור וגרף של יום עד חמש שנים.',
    'The share of Even Derech Group: last rate, volume, and a graph from a day to five years.',
  ),
  blocks: [
    {
      blockType: 'titleTextLink',
      title: text('גם אגרות החוב נסחרות', 'The bonds trade as well'),
      text: rich('ארבע סדרות של אגרות חוב, כולן בדירוג AA.', 'Four series of bonds, all of them rated AA.'),
      link: pageLink('bonds', 'לאגרות החוב', 'To the bonds'),
    },
  ],
};
