import { FACTS, figure } from '../../cms/seed/facts';
import { text, type Text } from '../../cms/seed/lib/bilingual';

interface Section {
  title: Text;
  body: Text;
}

/** A printed document of the demo content. */
export interface PrintedDocument {
  name: string;
  kicker: Text;
  title: Text;
  lead: Text;
  /** Names of demo pictures: on the cover, and inside. */
  cover: string;
  inside: readonly string[];
  numbers: readonly { value: string; label: Text }[];
  sections: readonly Section[];
}

const section = (heTitle: string, enTitle: string, he: string, en: string): Section => ({
  title: text(heTitle, enTitle),
  body: text(he, en),
});

export const documents: readonly PrintedDocument[] = [
  {
    name: 'brochure',
    kicker: text('חוברת הקבוצה', 'The group'),
    title: text('בונים את הדרך הביתה', 'We build the way home'),
    lead: text(
      'שבע חברות, שמונה עשורים ודרך אחת: לתכנן לעומק, לבנות פעם אחת ונכון, ולהישאר גם אחרי שמוסרים את המפתח.',
      'Seven companies, eight decades and one way: plan in depth, build once and build well, and stay after the keys are handed over.',
    ),
    cover: 'towers-dusk',
    inside: ['galilee', 'construction', 'atrium'],
    numbers: [
      { value: String(FACTS.founded), label: text('שנת ההקמה', 'founded') },
      { value: figure(FACTS.homesHandedOver), label: text('דירות שנמסרו', 'homes handed over') },
      { value: figure(FACTS.employees), label: text('עובדות ועובדים', 'people') },
      { value: String(FACTS.countries), label: text('מדינות', 'countries') },
    ],
    sections: [
      section(
        'מגורים',
        'Homes',
        'שכונות שלמות שמתוכננות מבפנים החוצה: קודם איפה תשבו בבוקר, אחר כך איפה יעמוד הקיר. לכל דירה אור משני כיוונים, מרפסת שאפשר לאכול בה וחניה לאופניים.',
        'Whole neighbourhoods, planned from the inside out: first where you will sit in the morning, then where the wall will stand. Every home has light from two sides, a balcony to eat on and a place for bicycles.',
      ),
      section(
        'בנייה',
        'Construction',
        'אתרים מסודרים, לוח זמנים גלוי ואפס פשרות על ציוד מגן. 96% מהדירות נמסרו במועד שנקבע בחוזה.',
        'Tidy sites, an open schedule and no compromise on protective gear. 96% of our homes were delivered on the day the contract named.',
      ),
      section(
        'תשתיות',
        'Infrastructure',
        '1,900 קילומטרים של כבישים ו־74 גשרים. רוב העבודות בצירים פעילים נעשות בלילה, כדי שהדרך תהיה פתוחה בבוקר.',
        '1,900 kilometres of roads and 74 bridges. Most work on busy routes is done by night, so that the way is open in the morning.',
      ),
      section(
        'תעשיות',
        'Industries',
        'ארבע מחצבות ושמונה מפעלי בטון. שליש מהאגרגטים מגיעים מפסולת בניין ממוחזרת.',
        'Four quarries and eight concrete plants. A third of our aggregates comes from recycled construction waste.',
      ),
      section(
        'נכסים והשכרה',
        'Properties and rent',
        '1.2 מיליון מטרים רבועים של משרדים, מסחר ולוגיסטיקה, ו־2,600 דירות להשכרה ארוכת טווח בניהול אחד.',
        '1.2 million square metres of offices, retail and logistics, and 2,600 homes for long-term rent, under one management.',
      ),
      section(
        'בינלאומי',
        'International',
        'פולין, פורטוגל וגרמניה: בונים עם צוותים מקומיים, לפי אותם עקרונות.',
        'Poland, Portugal and Germany: we build with local teams, by the same principles.',
      ),
    ],
  },
  {
    name: 'esg-report',
    kicker: text('דוח אחריות תאגידית 2025', 'Sustainability report 2025'),
    title: text('מה שנשאר אחרינו', 'What stays after us'),
    lead: text(
      'בניין טוב מודד את עצמו גם במה שלא צרך. כך עמדנו ביעדים שלנו, ומה עוד לפנינו.',
      'A good building also measures itself by what it did not use. How we met our goals, and what is still ahead.',
    ),
    cover: 'solar-roofs',
    inside: ['park', 'quarry', 'facade-blades'],
    numbers: [
      {
        value: `−${FACTS.carbonCutPercent}%`,
        label: text('פחמן למ״ר בנוי לעומת 2015', 'carbon per built m² against 2015'),
      },
      {
        value: `${FACTS.recycledAggregatesPercent}%`,
        label: text('אגרגטים ממוחזרים', 'recycled aggregates'),
      },
      { value: '61%', label: text('חשמל סולארי במשרדים', 'solar power in our offices') },
      { value: `${FACTS.womenInManagementPercent}%`, label: text('נשים בהנהלה', 'women in management') },
    ],
    sections: [
      section(
        'סביבה',
        'Environment',
        'כל פרויקט חדש מתחיל בחישוב פחמן, ובכל אתר עובד מתקן למיון פסולת. היעד: חצי מהפליטות לכל מטר רבוע בנוי עד 2035.',
        'Every new project begins with a carbon calculation, and waste is sorted on every site. The goal: half the emissions per built square metre by 2035.',
      ),
      section(
        'מים',
        'Water',
        'מאגרי נגר תת־קרקעיים מחזירים לקרקע 80% ממי הגשם שיורדים על השכונות שלנו.',
        'Underground basins return 80% of the rain that falls on our neighbourhoods to the ground.',
      ),
      section(
        'אנשים',
        'People',
        'שש שעות הדרכת בטיחות לעובד בשנה, לקבלני משנה כמו לעובדי הקבוצה. שיעור התאונות ירד ב־44% בחמש שנים.',
        'Six hours of safety training a year for each worker, subcontractors included. The accident rate fell by 44% in five years.',
      ),
      section(
        'קהילה',
        'Community',
        `${FACTS.profitToCommunityPercent}% מהרווח מוקדש לבניית גני ילדים, חצרות בתי ספר ומרכזי יום ליד האתרים שלנו.`,
        `${FACTS.profitToCommunityPercent}% of our profit builds kindergartens, school yards and day centres near our sites.`,
      ),
      section(
        'ממשל תאגידי',
        'Governance',
        'חמישה מתשעת הדירקטורים בלתי תלויים. קוד אתי מחייב גם ספקים, ונבדק מדי שנה מבחוץ.',
        'Five of nine directors are independent. A code of ethics binds suppliers too, and is audited from outside every year.',
      ),
      section(
        'היעדים הבאים',
        'Next goals',
        'בטון דל־פחמן בכל יסודות הקבוצה עד 2028, ואפס פסולת מעורבת באתרים עד 2030.',
        'Low-carbon concrete in all our foundations by 2028, and no mixed waste on site by 2030.',
      ),
    ],
  },
  {
    name: 'bridge-sheet',
    kicker: text('דף פרויקט', 'Project sheet'),
    title: text('גשר נחל אורן', 'Oren Stream Bridge'),
    lead: text(
      'גשר מיתרים באורך 640 מטר שעומד כולו מחוץ לגדות. לאורך כל הבנייה נשאר השביל שבנחל פתוח.',
      'A cable-stayed bridge of 640 metres that stands wholly outside the banks. Throughout construction the path along the stream stayed open.',
    ),
    cover: 'bridge',
    inside: ['road-works', 'blueprint', 'concrete-plant'],
    numbers: [
      { value: '640', label: text('מטר אורך', 'metres long') },
      { value: '320', label: text('מטר מפתח מרכזי', 'metres of main span') },
      { value: '138', label: text('מטר גובה הפילונים', 'metres of pylon') },
      { value: '52', label: text('מיתרים', 'cables') },
    ],
    sections: [
      section(
        'המבנה',
        'Structure',
        'סיפון מרוכב פלדה ובטון, שני נתיבים לכל כיוון ושביל להולכי רגל ולאופניים.',
        'A composite deck of steel and concrete, two lanes each way and a path for walkers and bicycles.',
      ),
      section(
        'הבנייה',
        'Construction',
        'הסיפון נבנה בזיזים משני הפילונים ונפגש באמצע בסטייה של שמונה מילימטרים.',
        'The deck grew from both pylons and met in the middle with a difference of eight millimetres.',
      ),
      section(
        'הנחל',
        'The stream',
        'אף עמוד אינו עומד במים. מעבר לבעלי חיים נבנה מתחת לנציב המזרחי.',
        'No pier stands in the water. A wildlife passage runs under the eastern abutment.',
      ),
      section(
        'לוח זמנים',
        'Schedule',
        'תחילת עבודות: מרץ 2022. פתיחה לתנועה: יוני 2025, חודש לפני המועד.',
        'Start of work: March 2022. Open to traffic: June 2025, a month early.',
      ),
    ],
  },
];
