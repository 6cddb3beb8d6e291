import { FACTS, figure } from '../facts';
import { picture, rich, text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

/** The careers page. In Hebrew it shows the open positions, in other languages a link to them (corporate-site §2). */
export const career: SeedPage = {
  key: 'career',
  template: 'career',
  title: text('קריירה באבן־דרך', 'Careers at Even Derech'),
  titleBreadcrumbs: text('קריירה', 'Careers'),
  slug: text('career', 'career'),
  order: 8,
  description: text(
    'מהנדסות, מנהלי עבודה, אנשי שירות: המשרות הפתוחות בקבוצת אבן־דרך.',
    'Engineers, site managers, service staff: open positions at Even Derech Group.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      title: text('מקום לבנות בו', 'A place to build'),
      text: rich(
        `${figure(FACTS.employees)} עובדות ועובדים בקבוצה, ורובם יכולים להצביע על משהו ולומר: את זה אני בניתי. אם זה מה שאתם מחפשים, כדאי לקרוא הלאה.`,
        `${figure(FACTS.employees)} people work here, and most of them can point at something and say: I built that. If that is what you are looking for, read on.`,
      ),
    },
    {
      blockType: 'imageText',
      image: picture('site-crew'),
      imageSide: 'end',
      title: text('היום הראשון', 'Your first day'),
      text: rich(
        'מי שמתחיל אצלנו מקבל שולחן, קסדה וחונך. בשבוע הראשון יוצאים לשלושה אתרים, ופוגשים את מי שיענה כשיהיו שאלות.',
        'You get a desk, a hard hat and a mentor. In your first week you visit three sites and meet the people who will answer your questions.',
      ),
    },
    {
      blockType: 'hebrewButton',
      text: text('לוח המשרות מתפרסם בעברית.', 'The job board is published in Hebrew.'),
    },
  ],
};
