import {
  esgArchive,
  greenBondReports,
  latestEsgReports,
  olderEsgReports,
  policies,
} from '../content/reports';
import { FACTS, figure } from '../facts';
import { picture, rich, text, type Text } from '../lib/bilingual';
import { reportRow } from './reportRow';
import { pageLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

const item = (title: Text, body: Text) => ({ title, text: body });

export const esg: SeedPage = {
  key: 'esg',
  template: 'esg',
  title: text('אחריות תאגידית', 'Sustainability'),
  slug: text('esg', 'esg'),
  order: 4,
  description: text(
    'סביבה, חברה וממשל תאגידי בקבוצת אבן־דרך: יעדים, מספרים ודוחות.',
    'Environment, social and governance at Even Derech Group: goals, numbers and reports.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('לבנות כך שיישאר גם לבאים אחרינו', 'Building for those who come after us'),
      subTitle: text('אחריות תאגידית', 'Sustainability'),
      desktopImage: picture('aerial-plan'),
    },
    {
      blockType: 'contentText',
      title: text('מה אנחנו משאירים אחרינו', 'What we leave behind'),
      text: rich(
        'בניין עומד מאה שנה. לכן אנחנו מודדים כל פרויקט לא רק בעלות ובזמן, אלא גם בפחמן, במים, ובחייהם של מי שבנו אותו ושל מי שיגורו בו. את היעדים קבענו לעצמנו, ואת ההתקדמות בודק מדי שנה גוף חיצוני.',
        'A building stands for a hundred years. So we measure every project not only in cost and time but also in carbon, in water, and in what it means for the people who build it and the people who will live in it. We set the goals ourselves; an independent body checks our progress every year.',
      ),
    },
    {
      blockType: 'numbersComponent',
      blockTitle: text('איפה אנחנו עומדים', 'Where we stand'),
      colorPicker: 'green',
      items: [
        {
          largeText: text(`${FACTS.carbonCutPercent}`, `${FACTS.carbonCutPercent}`),
          textNextToNumber: text('%', '%'),
          text: text('פחות פחמן למטר רבוע לעומת 2015', 'less carbon per square metre than in 2015'),
        },
        {
          largeText: text(`${FACTS.recycledAggregatesPercent}`, `${FACTS.recycledAggregatesPercent}`),
          textNextToNumber: text('%', '%'),
          text: text('מהאגרגטים שלנו ממוחזרים', 'of our aggregates are recycled'),
        },
        {
          largeText: text(`${FACTS.wasteReusedPercent}`, `${FACTS.wasteReusedPercent}`),
          textNextToNumber: text('%', '%'),
          text: text('מהפסולת באתרים חוזרת לשימוש', 'of site waste is reused'),
        },
      ],
      bottomText: text('לפי דוח האחריות התאגידית לשנת 2025.', 'From the 2025 sustainability report.'),
    },
    {
      blockType: 'esgStrategyMain',
      title: text('האסטרטגיה שלנו עד 2035', 'Our strategy to 2035'),
      strategyGroups: [
        {
          tabName: text('סביבה', 'Environment'),
          strategyBoxes: [
            {
              title: text('אקלים', 'Climate'),
              letterIcon: text('א', 'C'),
              color: 'green',
              esgStrategyListItem: [
                item(
                  text('חצי הפחמן.', 'Half the carbon.'),
                  text('הפחתה של 50% בפליטות עד 2035.', 'A 50% cut in emissions by 2035.'),
                ),
                item(
                  text('שמש על כל גג.', 'Sun on every roof.'),
                  text('כל בניין חדש מייצר חשמל.', 'Every new building generates electricity.'),
                ),
              ],
            },
            {
              title: text('מים וקרקע', 'Water and soil'),
              letterIcon: text('מ', 'W'),
              color: 'ink',
              esgStrategyListItem: [
                item(
                  text('גשם נשאר בשכונה.', 'Rain stays in the neighbourhood.'),
                  text('השהיה וחלחול בכל פרויקט.', 'Retention and infiltration in every project.'),
                ),
                item(
                  text('מחצבה הופכת לפארק.', 'A quarry becomes a park.'),
                  text('שיקום מלא של כל מחצבה שנסגרת.', 'Full restoration of every quarry that closes.'),
                ),
              ],
            },
            {
              title: text('חומרים', 'Materials'),
              letterIcon: text('ח', 'M'),
              color: 'terracotta',
              esgStrategyListItem: [
                item(
                  text('בטון דל פחמן.', 'Low-carbon concrete.'),
                  text('בשליש מהיציקות כבר היום.', 'Already used in a third of our pours.'),
                ),
                item(
                  text('פירוק במקום הריסה.', 'Dismantling, not demolition.'),
                  text('חלקים חוזרים לשימוש באתר הבא.', 'Parts are reused on the next site.'),
                ),
              ],
            },
          ],
        },
        {
          tabName: text('חברה', 'Society'),
          strategyBoxes: [
            {
              title: text('בטיחות', 'Safety'),
              letterIcon: text('ב', 'S'),
              color: 'terracotta',
              esgStrategyListItem: [
                item(
                  text('הולכים הביתה בשלום.', 'Everyone goes home safely.'),
                  text('אפס תאונות קשות באתרים שלנו.', 'Zero serious accidents on our sites.'),
                ),
              ],
            },
            {
              title: text('קהילה', 'Community'),
              letterIcon: text('ק', 'C'),
              color: 'green',
              esgStrategyListItem: [
                item(
                  text('שלושה ימים בשנה.', 'Three days a year.'),
                  text(
                    'כל עובד ועובדת מתנדבים על חשבון הקבוצה.',
                    'Every employee volunteers on company time.',
                  ),
                ),
              ],
            },
          ],
        },
        {
          tabName: text('ממשל', 'Governance'),
          strategyBoxes: [
            {
              title: text('שקיפות', 'Transparency'),
              letterIcon: text('ש', 'T'),
              color: 'ink',
              esgStrategyListItem: [
                item(
                  text('הכול נבדק.', 'Everything is audited.'),
                  text('ביקורת חיצונית על כל יעד, מדי שנה.', 'Independent audit of every goal, every year.'),
                ),
              ],
            },
          ],
        },
      ],
    },
    {
      blockType: 'imageTextBlock',
      image: picture('park-wide'),
      imageSide: 'start',
      eyebrow: text('סביבה', 'Environment'),
      title: text('מהמחצבה אל הפארק', 'From quarry to park'),
      text: rich(
        'במקום שבו חצבנו ארבעים שנה יש היום אגם, שביל ואלפי עצים. כך ייראו כל המחצבות שלנו.',
        'Where we quarried stone for forty years there is now a lake, a path and thousands of trees. One day all our quarries will look like this.',
      ),
      link: pageLink('activities', 'לתחומי הפעילות', 'What we do'),
    },
    {
      blockType: 'numbersComponent1',
      colorPicker: 'green',
      items: [
        { largeText: text('18', '18'), text: text('בניינים מאופסי אנרגיה', 'zero-energy buildings') },
        {
          largeText: text(figure(FACTS.treesMoved), figure(FACTS.treesMoved)),
          text: text('עצים בוגרים שהועתקו', 'mature trees moved, not felled'),
        },
        {
          largeText: text(`${FACTS.seriousAccidents}`, `${FACTS.seriousAccidents}`),
          text: text('תאונות קשות בשנת 2025', 'serious accidents in 2025'),
        },
      ],
    },
    {
      blockType: 'eSGReports',
      title: text('הדוחות האחרונים', 'The latest reports'),
      reports: latestEsgReports.map(reportRow),
    },
    {
      blockType: 'eSGReports1',
      title: text('מדיניות', 'Policies'),
      reports: policies.map(reportRow),
      bottomBorder: true,
    },
    {
      blockType: 'esgReportsMain',
      title: text('ארכיון', 'Archive'),
      reports: esgArchive.map(reportRow),
      subTitle: text('שנים קודמות', 'Earlier years'),
      secondReports: olderEsgReports.map(reportRow),
    },
    {
      blockType: 'financialReportsMain1',
      title: text('אג״ח ירוקות', 'Green bonds'),
      reports: greenBondReports.map(reportRow),
    },
  ],
};
