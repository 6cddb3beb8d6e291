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
    'How the group cuts carbon, water and waste: the numbers, the investments and the reports.',
  ),
  blocks: [
    {
      blockType: 'environmentalHeader',
      icon: picture('icon-leaf'),
      title: text('הסביבה היא אתר הבנייה הגדול ביותר שלנו', 'The environment is our largest building site'),
      text: text(
        'בטון, פלדה וקרקע הם חומרי הגלם שלנו, ולכן גם האחריות שלנו. כאן מה שכבר עשינו, ומה שעוד חסר.',
        'Concrete, steel and soil are our materials, and so they are our responsibility. Here is what we have done, and what is still missing.',
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
          text: text('למטר רבוע בנוי, לעומת 2015', 'per built square metre, compared with 2015'),
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
          text: text('מפסולת האתרים חזרה לשימוש', 'of site waste was used again'),
        },
        {
          title: text('שמש', 'Sun'),
          largeText: text(`${FACTS.solarMegawatts}`, `${FACTS.solarMegawatts}`),
          textNextToNumber: text('מגה־ואט', 'MW'),
          text: text('מותקנים על גגות שבנינו', 'installed on roofs that we built'),
        },
      ],
      bottomText: text(
        'נתוני 2025, נבדקו בידי גוף חיצוני. השיטה מפורטת בדוח.',
        'Figures for 2025, checked by an independent body. The method is set out in the report.',
      ),
    },
    {
      blockType: 'basicTitleAndTextBlock',
      title: text('למה דווקא בטון', 'Why concrete, of all things'),
      text: rich(
        'שני שלישים מטביעת הרגל של בניין נוצרים לפני שמישהו נכנס אליו, ורובם בבטון. לכן התחלנו שם: פחות צמנט, יותר חומרים ממוחזרים, ותכנון של תקרות דקות, במקום תקרות עבות מכוח ההרגל.\n\nבמעבדה שלנו בודקים תערובת חדשה תשעים יום לפני שהיא יוצאת לאתר. משתים־עשרה תערובות עברו עד היום שבע.',
        'Two thirds of a building’s footprint come into being before anybody moves in, most of them in concrete. So that is where we began: less cement, more recycled material, and slim slabs by design, instead of thick ones by habit.\n\nOur laboratory tests a new mix for ninety days before it goes to a site. Of twelve mixes, seven have passed so far.',
      ),
    },
    {
      blockType: 'dynamicSlider',
      title: text('מהשטח', 'From the field'),
      slides: [
        {
          media: { desktop: picture('solar-roofs') },
          title: text('גגות שמייצרים', 'Roofs that produce'),
          text: text('שכונת הגפן, 2025', 'Hagefen quarter, 2025'),
        },
        {
          media: { desktop: picture('park') },
          title: text('מחצבה שהפכה לפארק', 'A quarry that became a park'),
          text: text('עמק האגמים', 'Valley of the lakes'),
        },
        {
          media: { desktop: picture('concrete-plant') },
          title: text('מפעל במחזור סגור', 'A plant in a closed cycle'),
          text: text('המים חוזרים לתערובת הבאה', 'Its water goes into the next mix'),
        },
      ],
    },
    {
      blockType: 'imageTextBlock',
      image: picture('concrete-plant'),
      imageSide: 'end',
      eyebrow: text('חומר', 'Material'),
      title: text('בטון דל־פחמן', 'Low-carbon concrete'),
      text: rich(
        'שליש מהיציקות שלנו נעשות היום בתערובת שבה סיגים ואפר מחליפים חצי מהצמנט. עד 2030 היא תהיה ברירת המחדל.',
        'A third of our pours today use a mix in which slag and ash replace half of the cement. By 2030 it will be the default.',
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
        'In every new neighbourhood the rain stays: in seepage pits, on green roofs and in a lake that is also a park.',
      ),
      link: pageLink('activities', 'איפה אנחנו בונים', 'Where we build'),
    },
    {
      blockType: 'investmentBlock',
      blockTitle: text('340 מיליון ₪ עד 2030', '₪340 million by 2030'),
      blockContent: rich(
        'שלוש תוכניות: מעבר של המפעלים לאנרגיה מתחדשת, מעבדה לבטון דל־פחמן, ושיקום של כל המחצבות שנסגרו. הסכום נקבע בתקציב, וההתקדמות מתפרסמת כאן מדי רבעון.',
        'Three programmes: renewable energy for our plants, a laboratory for low-carbon concrete, and the restoration of every closed quarry. The sum stands in the budget, and its progress is published here every quarter.',
      ),
      blockButton: pageLink('esg', 'לאסטרטגיה המלאה', 'The whole strategy'),
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
          name: text('דף הפרויקט: גשר נחל אורן', 'Project sheet: Oren Stream Bridge'),
          file: picture('bridge-sheet-he'),
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
      title: text('ומה עוד לא', 'And what is not done yet'),
      text: rich(
        'הציוד הכבד שלנו עדיין נוסע על סולר. פיילוט של שני מחפרים חשמליים יתחיל ב־2027; נספר איך היה.',
        'Our heavy machines still run on diesel. A pilot with two electric excavators begins in 2027; we will tell how it went.',
      ),
    },
  ],
};
