import { picture, rich, text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

const YEARS = [2026, 2025, 2024, 2023, 2022, 2021, 2020];
/** The last quarter that is reported of the present year; earlier years have all. */
const QUARTERS_OF_THIS_YEAR = 2;

const QUARTERS = [
  { he: 'לרבעון הראשון', en: 'First quarter', day: '05-28' },
  { he: 'לרבעון השני ולמחצית', en: 'Second quarter and half-year', day: '08-27' },
  { he: 'לרבעון השלישי', en: 'Third quarter', day: '11-25' },
] as const;

const report = (he: string, en: string, date: string) => ({
  reportName: rich(he, en),
  date: `${date}T00:00:00.000Z`,
  reportFile: picture('brochure-he'),
});

const quarterly = YEARS.flatMap((year) =>
  QUARTERS.slice(0, year === YEARS[0] ? QUARTERS_OF_THIS_YEAR : QUARTERS.length).map((quarter) =>
    report(`דוח ${quarter.he} ${year}`, `${quarter.en} ${year}`, `${year}-${quarter.day}`),
  ),
);
const annual = YEARS.map((year) =>
  report(`דוח תקופתי ושנתי ${year - 1}`, `Annual report ${year - 1}`, `${year}-03-26`),
);
const ratings = [
  report('אשרור דירוג אשראי AA', 'Credit rating AA affirmed', '2026-06-14'),
  report('העלאת דירוג אשראי ל־AA', 'Credit rating raised to AA', '2024-07-02'),
  report('דירוג ראשוני לאג״ח סדרה ז׳', 'First rating of bond series G', '2022-01-17'),
];
const meetings = [
  report('הזמנה לאסיפה שנתית 2026', 'Invitation to the annual meeting 2026', '2026-09-03'),
  report('תוצאות האסיפה השנתית 2025', 'Results of the annual meeting 2025', '2025-10-12'),
  report('הזמנה לאסיפה מיוחדת', 'Invitation to a special meeting', '2023-02-20'),
];

export const financialReports: SeedPage = {
  key: 'financialReports',
  template: 'financialReports',
  parent: 'investors',
  title: text('דוחות כספיים', 'Financial reports'),
  slug: text('financial-reports', 'financial-reports'),
  order: 1,
  description: text(
    'הדוחות הכספיים של קבוצת אבן־דרך: שנתיים, רבעוניים, דירוגים ואסיפות, לפי שנים.',
    'The financial reports of Even Derech Group: annual, quarterly, ratings and meetings, by year.',
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
        'הדוחות מתפרסמים במועד שבו הם מוגשים לרשות, ונשארים כאן. המועד הבא: 25 בנובמבר 2026, הדוח לרבעון השלישי.',
        'Reports appear here at the moment they are filed, and they stay. The next date: 25 November 2026, the report for the third quarter.',
      ),
    },
    {
      blockType: 'financialReportsMain',
      kinds: [
        { kindName: text('דוח שנתי', 'Annual report'), reports: annual },
        { kindName: text('דוח רבעוני', 'Quarterly report'), reports: quarterly },
        { kindName: text('דירוג', 'Rating'), reports: ratings },
        { kindName: text('אסיפה', 'Meeting'), reports: meetings },
      ],
    },
  ],
};
