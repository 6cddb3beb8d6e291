import { text, type Text } from '../lib/bilingual';

/** Topic of a report. It determines the content that `demo/documents/reportPages.ts` writes into the file. */
export type Subject =
  | { kind: 'annual' | 'sustainability' | 'carbon' | 'safety'; year: number }
  | { kind: 'quarterly'; year: number; quarter: 1 | 2 | 3 }
  | { kind: 'results'; year: number; quarter: 1 | 2 | 3 | 4 }
  | { kind: 'plain' };

/** A report that pages list. Its file contains both languages. */
export interface Report {
  /** Name of the report's file. */
  name: string;
  title: Text;
  /** Publication date as YYYY-MM-DD. */
  date: string;
  subject: Subject;
}

const report = (
  name: string,
  he: string,
  en: string,
  date: string,
  subject: Subject = { kind: 'plain' },
): Report => ({ name, title: text(he, en), date, subject });

const YEARS = [2026, 2025, 2024, 2023, 2022, 2021, 2020];
/** Number of quarters of the current year that have reports. Earlier years have all four. */
const QUARTERS_OF_THIS_YEAR = 2;

const QUARTERS = [
  { quarter: 1, he: 'לרבעון הראשון', en: 'First quarter', day: '05-28' },
  { quarter: 2, he: 'לרבעון השני ולמחצית', en: 'Second quarter and half-year', day: '08-27' },
  { quarter: 3, he: 'לרבעון השלישי', en: 'Third quarter', day: '11-25' },
] as const;

export const annualReports = YEARS.map((year) =>
  report(
    `annual-report-${year - 1}`,
    `דוח תקופתי ושנתי ${year - 1}`,
    `Annual report ${year - 1}`,
    `${year}-03-26`,
    { kind: 'annual', year: year - 1 },
  ),
);

export const quarterlyReports = YEARS.flatMap((year) =>
  QUARTERS.slice(0, year === YEARS[0] ? QUARTERS_OF_THIS_YEAR : QUARTERS.length).map(
    ({ quarter, he, en, day }) =>
      report(`quarterly-report-${year}-q${quarter}`, `דוח ${he} ${year}`, `${en} ${year}`, `${year}-${day}`, {
        kind: 'quarterly',
        year,
        quarter,
      }),
  ),
);

export const ratings = [
  report('rating-2026', 'אשרור דירוג אשראי AA', 'Credit rating AA affirmed', '2026-06-14'),
  report('rating-2024', 'העלאת דירוג אשראי ל־AA', 'Credit rating raised to AA', '2024-07-02'),
  report('rating-2022', 'דירוג ראשוני לאג״ח סדרה ז׳', 'First rating of bond series G', '2022-01-17'),
];

export const meetings = [
  report('meeting-2026', 'הזמנה לאסיפה שנתית 2026', 'Invitation to the annual meeting 2026', '2026-09-03'),
  report(
    'meeting-results-2025',
    'תוצאות האסיפה השנתית 2025',
    'Results of the annual meeting 2025',
    '2025-10-12',
  ),
  report('special-meeting-2023', 'הזמנה לאסיפה מיוחדת', 'Invitation to a special meeting', '2023-02-20'),
];

const results = (
  name: string,
  he: string,
  en: string,
  date: string,
  year: number,
  quarter: 1 | 2 | 3 | 4,
): Report => report(`results-${name}`, he, en, date, { kind: 'results', year, quarter });

export const resultPresentations = [
  results('2026-h1', 'תוצאות המחצית הראשונה 2026', 'First half 2026 results', '2026-08-27', 2026, 2),
  results('2026-q1', 'תוצאות הרבעון הראשון 2026', 'First quarter 2026 results', '2026-05-28', 2026, 1),
  results('2025', 'תוצאות שנת 2025', '2025 results', '2026-03-26', 2025, 4),
  results('2025-q3', 'תוצאות הרבעון השלישי 2025', 'Third quarter 2025 results', '2025-11-25', 2025, 3),
  results('2024', 'תוצאות שנת 2024', '2024 results', '2025-03-26', 2024, 4),
  results('2023', 'תוצאות שנת 2023', '2023 results', '2024-03-26', 2023, 4),
];

export const investorDays = [
  report(
    'investor-day-2026',
    'יום המשקיעים 2026: עשר שנים קדימה',
    'Investor day 2026: ten years ahead',
    '2026-06-03',
  ),
  report(
    'investor-day-2024',
    'יום המשקיעים 2024: השכרה לטווח ארוך',
    'Investor day 2024: long-term rent',
    '2024-06-11',
  ),
];

export const conferences = [
  report('conference-2025', 'כנס הנדל״ן והתשתיות', 'Property and infrastructure conference', '2025-12-09'),
  report('green-bond-forum-2023', 'כנס האג״ח הירוקות', 'Green bond forum', '2023-09-19'),
];

const sustainability = (year: number, date: string): Report =>
  report(
    `sustainability-report-${year}`,
    `דוח אחריות תאגידית ${year}`,
    `Sustainability report ${year}`,
    date,
    {
      kind: 'sustainability',
      year,
    },
  );

export const latestEsgReports = [
  sustainability(2025, '2026-04-19'),
  report('carbon-footprint-2025', 'טביעת הרגל הפחמנית 2025', 'Carbon footprint 2025', '2026-03-02', {
    kind: 'carbon',
    year: 2025,
  }),
  report('safety-report-2025', 'דוח בטיחות 2025', 'Safety report 2025', '2026-02-11', {
    kind: 'safety',
    year: 2025,
  }),
];

export const environmentalPolicy = report(
  'environmental-policy',
  'מדיניות סביבתית',
  'Environmental policy',
  '2026-02-09',
);

export const policies = [
  environmentalPolicy,
  report('code-of-ethics', 'קוד אתי', 'Code of ethics', '2025-06-01'),
];

export const esgArchive = [sustainability(2024, '2025-04-27'), sustainability(2023, '2024-05-05')];
export const olderEsgReports = [sustainability(2022, '2023-05-14'), sustainability(2021, '2022-05-22')];

export const greenBondReports = [
  report('green-bond-allocation', 'דוח הקצאה לאג״ח ירוקות', 'Green bond allocation report', '2026-05-10'),
];

/** All reports that pages list. */
export const reports: readonly Report[] = [
  ...annualReports,
  ...quarterlyReports,
  ...ratings,
  ...meetings,
  ...resultPresentations,
  ...investorDays,
  ...conferences,
  ...latestEsgReports,
  ...policies,
  ...esgArchive,
  ...olderEsgReports,
  ...greenBondReports,
];
