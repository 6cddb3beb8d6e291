import { picture, rich, text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

const presentation = (he: string, en: string, date: string) => ({
  reportName: rich(he, en),
  date: `${date}T00:00:00.000Z`,
  reportFile: picture('brochure-en'),
});

export const investorPresentations: SeedPage = {
  key: 'investorPresentations',
  template: 'investorPresentations',
  parent: 'investors',
  title: text('מצגות למשקיעים', 'Investor presentations'),
  slug: text('presentations', 'presentations'),
  order: 2,
  description: text(
    'המצגות של קבוצת אבן־דרך לשוק ההון: תוצאות, ימי משקיעים וכנסים.',
    'Presentations of Even Derech Group to the capital market: results, investor days and conferences.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('לאן הדרך מובילה', 'Where the road leads'),
      subTitle: text('מצגות למשקיעים', 'Investor presentations'),
      desktopImage: picture('bridge'),
    },
    {
      blockType: 'contentText',
      text: rich(
        'כל מצגת שהוצגה למשקיעים מתפרסמת כאן באותו יום, בעברית ובאנגלית.',
        'Every presentation shown to investors is published here the same day, in Hebrew and in English.',
      ),
    },
    {
      blockType: 'financialReportsMain',
      kinds: [
        {
          kindName: text('תוצאות', 'Results'),
          reports: [
            presentation('תוצאות המחצית הראשונה 2026', 'First half 2026 results', '2026-08-27'),
            presentation('תוצאות הרבעון הראשון 2026', 'First quarter 2026 results', '2026-05-28'),
            presentation('תוצאות שנת 2025', '2025 results', '2026-03-26'),
            presentation('תוצאות הרבעון השלישי 2025', 'Third quarter 2025 results', '2025-11-25'),
            presentation('תוצאות שנת 2024', '2024 results', '2025-03-27'),
            presentation('תוצאות שנת 2023', '2023 results', '2024-03-26'),
          ],
        },
        {
          kindName: text('יום משקיעים', 'Investor day'),
          reports: [
            presentation(
              'יום המשקיעים 2026: עשר שנים קדימה',
              'Investor day 2026: ten years ahead',
              '2026-06-03',
            ),
            presentation(
              'יום המשקיעים 2024: השכרה לטווח ארוך',
              'Investor day 2024: long-term rent',
              '2024-06-11',
            ),
          ],
        },
        {
          kindName: text('כנס', 'Conference'),
          reports: [
            presentation('כנס הנדל״ן והתשתיות', 'Property and infrastructure conference', '2025-12-09'),
            presentation('כנס האג״ח הירוקות', 'Green bond forum', '2023-09-19'),
          ],
        },
      ],
    },
  ],
};
