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
    'Even Derech Group shares: last price, volume, and a chart from one day to five years.',
  ),
  blocks: [
    {
      blockType: 'titleTextLink',
      title: text('גם אגרות החוב נסחרות', 'Our bonds are traded too'),
      text: rich('ארבע סדרות של אגרות חוב, כולן בדירוג AA.', 'Four bond series, all rated AA.'),
      link: pageLink('bonds', 'לאגרות החוב', 'See the bonds'),
    },
  ],
};
