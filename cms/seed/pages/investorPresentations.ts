import { conferences, investorDays, resultPresentations } from '../content/reports';
import { picture, rich, text } from '../lib/bilingual';
import { reportRow } from './reportRow';
import type { SeedPage } from '../lib/SeedPage';

export const investorPresentations: SeedPage = {
  key: 'investorPresentations',
  template: 'investorPresentations',
  parent: 'investors',
  title: text('מצגות למשקיעים', 'Investor presentations'),
  slug: text('presentations', 'presentations'),
  order: 2,
  description: text(
    'המצגות של קבוצת אבן־דרך לשוק ההון: תוצאות, ימי משקיעים וכנסים.',
    'Even Derech Group’s presentations to the capital market: results, investor days and conferences.',
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
        'Every investor presentation is published here the same day, in Hebrew and English.',
      ),
    },
    {
      blockType: 'financialReportsMain',
      kinds: [
        {
          kindName: text('תוצאות', 'Results'),
          reports: resultPresentations.map(reportRow),
        },
        {
          kindName: text('יום משקיעים', 'Investor day'),
          reports: investorDays.map(reportRow),
        },
        {
          kindName: text('כנס', 'Conference'),
          reports: conferences.map(reportRow),
        },
      ],
    },
  ],
};
