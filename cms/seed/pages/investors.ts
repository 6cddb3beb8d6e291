import { ACCOUNTS } from '../facts';
import { investorEvents } from '../content/investorEvents';
import { meetings, quarterlyReports, ratings, type Report } from '../content/reports';
import { picture, rich, text, type Markup } from '../lib/bilingual';
import { pageLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

const YEAR = 2025;
const { revenue = 0, netProfit = 0, equity = 1 } = ACCOUNTS[YEAR] ?? {};
const billions = (revenue / 1000).toFixed(1);
const returnOnEquity = String(Math.round((netProfit / equity) * 100));

/** Returns a report as a card for investor pages, with title, date, summary and file. */
const card = ({ name, title, date }: Report, content: Markup) => ({
  title,
  date: `${date}T00:00:00.000Z`,
  content,
  pdf: [picture(name)],
});
const newestQuarter = quarterlyReports.reduce((newest, report) =>
  report.date > newest.date ? report : newest,
);
const [invitation, results] = meetings as [Report, Report];
const [rating] = ratings as [Report];

export const investors: SeedPage = {
  key: 'investors',
  template: 'investorRelations',
  investorPage: { symbol: 'EVDR', corporateVariant: true, innerPage: false },
  title: text('קשרי משקיעים', 'Investor relations'),
  slug: text('investors-relations', 'investors-relations'),
  titleBreadcrumbs: text('משקיעים', 'Investors'),
  order: 5,
  description: text(
    'מידע למשקיעים בקבוצת אבן־דרך: דוחות כספיים, מצגות ומספרים עיקריים.',
    'For Even Derech Group investors: financial reports, presentations and key figures.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('לבנות ערך, קומה אחר קומה', 'Building value, floor by floor'),
      subTitle: text('קשרי משקיעים', 'Investor relations'),
      desktopImage: picture('head-office'),
      mobileImage: picture('head-office-tall'),
    },
    {
      blockType: 'shareBlock',
      title: text('המניה ואגרות החוב', 'Stock and bonds'),
      symbol: 'EVDR',
    },
    {
      blockType: 'titleTextLink',
      title: text('איך אנחנו מדווחים', 'How we report'),
      text: rich(
        'הקבוצה מדווחת אחת לרבעון, מקיימת שיחת תוצאות פתוחה לכל, ומפרסמת את התשובות לשאלות שנשאלו בה.',
        'We report every quarter, hold a results call that is open to everyone, and publish the answers to the questions asked.',
      ),
      link: pageLink('financialReports', 'לכל הדוחות הכספיים', 'All financial reports'),
    },
    investorEvents,
    {
      blockType: 'numbersComponent',
      blockTitle: text('שנת 2025 במבט אחד', '2025 at a glance'),
      colorPicker: 'ink',
      items: [
        {
          largeText: text(billions, billions),
          textNextToNumber: text('מיליארד ₪', 'billion ₪'),
          text: text('הכנסות', 'revenue'),
        },
        {
          largeText: text(returnOnEquity, returnOnEquity),
          textNextToNumber: text('%', '%'),
          text: text('תשואה על ההון', 'return on equity'),
        },
        { largeText: text('AA', 'AA'), text: text('דירוג האשראי', 'credit rating') },
      ],
      bottomText: text('לפי הדוח השנתי המבוקר.', 'According to the audited annual report.'),
    },
    {
      blockType: 'immediateReports',
      title: text('דיווחים מיידיים', 'Immediate reports'),
      reports: [
        card(
          invitation,
          rich(
            'על סדר היום: דיון בדוח השנתי לשנת 2025, מינוי רואי החשבון ובחירה מחדש של שלושה דירקטורים.',
            'On the agenda: the annual report for 2025, appointment of the auditors, and re-election of three directors.',
          ),
        ),
        card(
          newestQuarter,
          rich(
            'הדוח הסקור לרבעון ולמחצית, עם דוח הדירקטוריון.',
            'The reviewed report for the quarter and half-year, with the directors’ report.',
          ),
        ),
        card(
          rating,
          rich(
            'הדירוג AA אושרר לכל סדרות אגרות החוב, באופק יציב.',
            'The AA rating was affirmed for all bond series, with a stable outlook.',
          ),
        ),
        card(
          results,
          rich(
            'כל ההצעות שעל סדר היום התקבלו ברוב הדרוש.',
            'All proposals on the agenda were approved by the required majority.',
          ),
        ),
      ],
    },
    {
      blockType: 'immediateReports1',
      title: text('מידע נוסף למשקיעים', 'More for investors'),
      reports: [
        {
          title: text('דוחות כספיים', 'Financial reports'),
          content: rich(
            'שנתיים ורבעוניים, דירוגים ואסיפות, לפי שנים.',
            'Annual and quarterly, ratings and meetings, by year.',
          ),
          link: pageLink('financialReports', 'לדוחות', 'See the reports'),
        },
        {
          title: text('מצגות', 'Presentations'),
          content: rich('תוצאות, ימי משקיעים וכנסים.', 'Results, investor days and conferences.'),
          link: pageLink('investorPresentations', 'למצגות', 'See the presentations'),
        },
        {
          title: text('אחריות תאגידית', 'Sustainability'),
          content: rich('האסטרטגיה, המספרים והדוחות.', 'Strategy, numbers and reports.'),
          link: pageLink('esg', 'לאחריות תאגידית', 'Sustainability'),
        },
      ],
    },
    {
      blockType: 'reportAlerts',
      title: text('דוחות חדשים ישר לדוא״ל', 'New reports by e-mail'),
      text: text(
        'הודעה קצרה ביום הפרסום, עם קישור לדוח. בלי פרסומות, ועם ביטול בלחיצה אחת.',
        'A short email on publication day, with a link to the report. No advertising; unsubscribe with one click.',
      ),
    },
    {
      blockType: 'singleArmBlock',
      logo: picture('mark-group'),
      text: rich(
        'שאלות של משקיעים נענות אצלנו בתוך יום עסקים אחד.',
        'We answer investors’ questions within one business day.',
      ),
      button: pageLink('contact', 'לפנייה אלינו', 'Contact us'),
    },
  ],
};
