import { environmentalPolicy } from '../content/reports';
import { FACTS } from '../facts';
import { picture, rich, text } from '../lib/bilingual';
import { fileLink, pageLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

export const environment: SeedPage = {
  key: 'environment',
  template: 'environmental',
  parent: 'esg',
  title: text('סביבה', 'Environment'),
  slug: text('environment', 'environment'),
  order: 1,
  description: text(
    'איך הקבוצה מפחיתה פחמן, מים ופסולת: המספרים, ההשקעות והדוחות.',
    'How we cut carbon, water and waste: the numbers, the investments and the reports.',
  ),
  blocks: [
    {
      blockType: 'environmentalHeader',
      icon: picture('icon-leaf'),
      title: text('הסביבה היא אתר הבנייה הגדול ביותר שלנו', 'The environment is our biggest building site'),
      text: text(
        'בטון, פלדה וקרקע הם חומרי הגלם שלנו, ולכן גם האחריות שלנו. כאן מה שכבר עשינו, ומה שעוד חסר.',
        'Concrete, steel and land are our raw materials, so they are our responsibility too. Here is what we have done so far, and what is still to do.',
      ),
      image: picture('galilee'),
    },
    {
      blockType: 'numbersEnvironmental',
      blockTitle: text('שנה אחת, ארבעה מספרים', 'One year, four numbers'),
      colorPicker: 'green',
      image: picture('quarry'),
      items: [
        {
          title: text('פחמן', 'Carbon'),
          largeText: text(`−${FACTS.carbonCutPercent}`, `−${FACTS.carbonCutPercent}`),
          textNextToNumber: text('%', '%'),
          text: text('למטר רבוע בנוי, לעומת 2015', 'per square metre built, compared with 2015'),
        },
        {
          title: text('מים', 'Water'),
          largeText: text(`${FACTS.waterSavedMillionM3}`, `${FACTS.waterSavedMillionM3}`),
          textNextToNumber: text('מיליון מ״ק', 'million m³'),
          text: text(
            'נחסכו במפעלי הבטון במחזור מי שטיפה',
            'saved in our concrete plants by reusing wash water',
          ),
        },
        {
          title: text('פסולת', 'Waste'),
          largeText: text(`${FACTS.wasteReusedPercent}`, `${FACTS.wasteReusedPercent}`),
          textNextToNumber: text('%', '%'),
          text: text('מפסולת האתרים חזרה לשימוש', 'of site waste was reused'),
        },
        {
          title: text('שמש', 'Sun'),
          largeText: text(`${FACTS.solarMegawatts}`, `${FACTS.solarMegawatts}`),
          textNextToNumber: text('מגה־ואט', 'MW'),
          text: text('מותקנים על גגות שבנינו', 'installed on roofs we built'),
        },
      ],
      bottomText: text(
        'נתוני 2025, נבדקו בידי גוף חיצוני. השיטה מפורטת בדוח.',
        'Figures for 2025, verified by an independent body. The method is set out in the report.',
      ),
    },
    {
      blockType: 'basicTitleAndTextBlock',
      title: text('למה דווקא בטון', 'Why concrete, of all things'),
      text: rich(
        'שני שלישים מטביעת הרגל של בניין נוצרים לפני שמישהו נכנס אליו, ורובם בבטון. לכן התחלנו שם: פחות צמנט, יותר חומרים ממוחזרים, ותכנון של תקרות דקות, במקום תקרות עבות מכוח ההרגל.\n\nבמעבדה שלנו בודקים תערובת חדשה תשעים יום לפני שהיא יוצאת לאתר. משתים־עשרה תערובות עברו עד היום שבע.',
        'Two thirds of a building’s carbon footprint is created before anyone moves in, and most of that is concrete. So that is where we started: less cement, more recycled material, and slabs that are thin by design rather than thick by habit.\n\nOur lab tests every new mix for ninety days before it goes to site. Of twelve mixes so far, seven have passed.',
      ),
    },
    {
      blockType: 'dynamicSlider',
      title: text('מהשטח', 'From the field'),
      slides: [
        {
          media: { desktop: picture('solar-roofs') },
          title: text('גגות שמייצרים', 'Roofs that produce'),
          text: text('שכונת הגפן, 2025', 'HaGefen Quarter, 2025'),
        },
        {
          media: { desktop: picture('park-wide') },
          title: text('מחצבה שהפכה לפארק', 'A quarry that became a park'),
          text: text('עמק האגמים', 'Lakes Valley'),
        },
        {
          media: { desktop: picture('concrete-plant') },
          title: text('מפעל במחזור סגור', 'A closed-loop plant'),
          text: text('המים חוזרים לתערובת הבאה', 'Wash water goes into the next mix'),
        },
      ],
    },
    {
      blockType: 'imageTextBlock',
      image: picture('product-sample-green'),
      imageSide: 'end',
      eyebrow: text('חומר', 'Material'),
      title: text('בטון דל־פחמן', 'Low-carbon concrete'),
      text: rich(
        'שליש מהיציקות שלנו נעשות היום בתערובת שבה סיגים ואפר מחליפים חצי מהצמנט. עד 2030 היא תהיה ברירת המחדל.',
        'Today a third of our pours use a mix in which slag and ash replace half the cement. By 2030 it will be our default.',
      ),
      link: pageLink('industries', 'אל התעשיות', 'Our industries'),
    },
    {
      blockType: 'imageTextBlock2',
      image: picture('urban-stream'),
      imageSide: 'start',
      eyebrow: text('מים', 'Water'),
      title: text('גשם הוא לא פסולת', 'Rain is not waste'),
      text: rich(
        'בכל שכונה חדשה הגשם נשאר: בבורות חלחול, בגגות ירוקים ובאגם שהוא גם פארק.',
        'In every new neighbourhood, the rain stays: in soakaways, on green roofs, and in a lake that doubles as a park.',
      ),
      link: pageLink('activities', 'איפה אנחנו בונים', 'Where we build'),
    },
    {
      blockType: 'investmentBlock',
      blockTitle: text('340 מיליון ₪ עד 2030', '₪340 million by 2030'),
      blockContent: rich(
        'שלוש תוכניות: מעבר של המפעלים לאנרגיה מתחדשת, מעבדה לבטון דל־פחמן, ושיקום של כל המחצבות שנסגרו. הסכום נקבע בתקציב, וההתקדמות מתפרסמת כאן מדי רבעון.',
        'Three programmes: renewable energy for our plants, a low-carbon concrete lab, and the restoration of every closed quarry. The money is in the budget, and we publish our progress here every quarter.',
      ),
      blockButton: pageLink('esg', 'לאסטרטגיה המלאה', 'Read the full strategy'),
    },
    {
      blockType: 'reportButtons',
      title: text('לקריאה נוספת', 'Read more'),
      reports: [
        {
          name: text('דוח אחריות תאגידית 2025', 'Sustainability report 2025'),
          file: picture('sustainability-report-2025'),
        },
        {
          name: text('טביעת הרגל הפחמנית 2025', 'Carbon footprint 2025'),
          file: picture('carbon-footprint-2025'),
        },
        {
          name: text('דף הפרויקט: גשר נחל אורן', 'Project sheet: Oren Stream Bridge (Hebrew)'),
          file: picture('bridge-sheet-he'),
        },
        {
          name: text('דף הפרויקט באנגלית: גשר נחל אורן', 'Project sheet: Oren Stream Bridge'),
          file: picture('bridge-sheet-en'),
        },
      ],
    },
    {
      blockType: 'singleFileBlock',
      fileName: environmentalPolicy.title,
      date: `${environmentalPolicy.date}T00:00:00.000Z`,
      button: fileLink(environmentalPolicy.name, 'לקריאת המסמך', 'Read the document'),
    },
    {
      blockType: 'contentText',
      title: text('ומה עוד לא', 'What we haven’t done yet'),
      text: rich(
        'הציוד הכבד שלנו עדיין נוסע על סולר. פיילוט של שני מחפרים חשמליים יתחיל ב־2027; נספר איך היה.',
        'Our heavy machinery still runs on diesel. In 2027 we start a pilot with two electric excavators. We will report back on how it goes.',
      ),
    },
  ],
};
