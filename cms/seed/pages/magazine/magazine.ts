import { rich, text } from '../../lib/bilingual';
import type { SeedPage } from '../../lib/SeedPage';

export const magazine: SeedPage = {
  key: 'magazine',
  template: 'magazine',
  title: text('מגזין', 'Magazine'),
  slug: text('magazine', 'magazine'),
  order: 6,
  description: text(
    'המגזין של קבוצת אבן־דרך: על ערים, בתים, בנייה והאנשים שעושים אותם.',
    'The Even Derech Group magazine: cities, homes, building, and the people behind them.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      title: text('מה קורה בין האבנים', 'Between the stones'),
      text: rich(
        'סיפורים מהשטח, מהמשרד ומהשכונה. בלי סיסמאות: איך דברים נבנים, למה הם נראים ככה, ומי קם בשבילם בארבע בבוקר.',
        'Stories from the site, the office and the neighbourhood. No slogans, just how things get built, why they look the way they do, and who gets up at four in the morning to make it happen.',
      ),
    },
  ],
};
