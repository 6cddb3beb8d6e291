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
    'The magazine of Even Derech Group: on cities, homes, building, and the people who make them.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      title: text('מה קורה בין האבנים', 'Between the stones'),
      text: rich(
        'סיפורים מהשטח, מהמשרד ומהשכונה. בלי סיסמאות: איך דברים נבנים, למה הם נראים ככה, ומי קם בשבילם בארבע בבוקר.',
        'Stories from the field, the office and the neighbourhood. No slogans: how things are built, why they look the way they do, and who gets up for them at four in the morning.',
      ),
    },
  ],
};
