import { annualReports, meetings, quarterlyReports, ratings } from '../content/reports';
import { picture, rich, text } from '../lib/bilingual';
import { reportRow } from './reportRow';
import type { SeedPage } from '../lib/SeedPage';

export const financialReports: SeedPage = {
  key: 'financialReports',
  template: 'financialReports',
  parent: 'investors',
  title: text('דוחות כספיים', 'Financial reports'),
  slug: text('financial-reports', 'financial-reports'),
  order: 1,
  description: text(
    'הדוחות הכספיים של קבוצת אבן־דרך: שנתיים, רבעוניים, דירוגים ואסיפות, לפי שנים.',
    'Even Derech Group’s financial reports: annual and quarterly reports, ratings and meetings, by year.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('המספרים, כפי שהם', 'The numbers, as they are'),
      subTitle: text('דוחות כספיים', 'Financial reports'),
      desktopImage: picture('night-city'),
    },
    {
      blockType: 'contentText',
      text: rich(
        'הדוחות מתפרסמים במועד שבו הם מוגשים לרשות, ונשארים כאן. המועד הבא מופיע תחת [מועדים למשקיעים](page:investors).',
        'Reports appear here the moment they are filed, and they stay here. For the next date, see the [investor calendar](page:investors).',
      ),
    },
    {
      blockType: 'financialReportsMain',
      kinds: [
        { kindName: text('דוח שנתי', 'Annual report'), reports: annualReports.map(reportRow) },
        { kindName: text('דוח רבעוני', 'Quarterly report'), reports: quarterlyReports.map(reportRow) },
        { kindName: text('דירוג', 'Rating'), reports: ratings.map(reportRow) },
        { kindName: text('אסיפה', 'Meeting'), reports: meetings.map(reportRow) },
      ],
    },
    { blockType: 'reportAlerts', title: text('הדוח הבא ישר לדוא״ל', 'The next report by e-mail') },
  ],
};
