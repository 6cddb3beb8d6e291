import { ACCOUNTS } from '../facts';
import { picture, rich, text } from '../lib/bilingual';
import { pageLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

const YEAR = 2025;
const { revenue = 0, netProfit = 0, equity = 1 } = ACCOUNTS[YEAR] ?? {};
const billions = (revenue / 1000).toFixed(1);
const returnOnEquity = String(Math.round((netProfit / equity) * 100));

export const investors: SeedPage = {
  key: 'investors',
  template: 'generic',
  title: text('קשרי משקיעים', 'Investor relations'),
  slug: text('investors-relations', 'investors-relations'),
  titleBreadcrumbs: text('משקיעים', 'Investors'),
  order: 5,
  description: text(
    'מידע למשקיעים בקבוצת אבן־דרך: דוחות כספיים, מצגות ומספרים עיקריים.',
    'Information for investors in Even Derech Group: financial reports, presentations and key figures.',
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
      blockType: 'contentText',
      title: text('איך אנחנו מדווחים', 'How we report'),
      text: rich(
        'הקבוצה מדווחת אחת לרבעון, מקיימת שיחת תוצאות פתוחה לכל, ומפרסמת את התשובות לשאלות שנשאלו בה. לפניות: [צור קשר](page:contact).',
        'The group reports every quarter, holds a results call that is open to all, and publishes the answers to what was asked. For questions: [contact](page:contact).',
      ),
    },
    {
      blockType: 'contactBoxes',
      boxes: [
        {
          icon: picture('icon-plan'),
          text: text(
            'דוחות שנתיים ורבעוניים, דירוגים ואסיפות',
            'Annual and quarterly reports, ratings and meetings',
          ),
          link: pageLink('financialReports', 'לדוחות הכספיים', 'Financial reports'),
        },
        {
          icon: picture('icon-people'),
          text: text('תוצאות, ימי משקיעים וכנסים', 'Results, investor days and conferences'),
          link: pageLink('investorPresentations', 'למצגות', 'Presentations'),
        },
        {
          icon: picture('icon-leaf'),
          text: text('האסטרטגיה, המספרים והדוחות', 'Strategy, numbers and reports'),
          link: pageLink('esg', 'לאחריות תאגידית', 'Sustainability'),
        },
      ],
    },
  ],
};
