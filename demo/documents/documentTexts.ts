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
      { value: figure(FACTS.employees), label: text('עובדות ועובדים', 'employees') },
      { value: String(FACTS.countries), label: text('מדינות', 'countries') },
    ],
    sections: [
      section(
        'מגורים',
        'Homes',
        'שכונות שלמות שמתוכננות מבפנים החוצה: קודם איפה תשבו בבוקר, אחר כך איפה יעמוד הקיר. לכל דירה אור משני כיוונים, מרפסת שאפשר לאכול בה וחניה לאופניים.',
        'Whole neighbourhoods, planned from the inside out: first where you will sit in the morning, then where the wall will stand. Every home has light from two sides, a balcony to eat on and bicycle parking.',
      ),
      section(
        'בנייה',
        'Construction',
        'אתרים מסודרים, לוח זמנים גלוי, ובלי פשרות על ציוד מגן. 96% מהדירות נמסרו במועד שנקבע בחוזה.',
        'Tidy sites, an open schedule and no compromise on protective gear. 96% of our homes were handed over on the date in the contract.',
      ),
      section(
        'תשתיות',
        'Infrastructure',
        `${figure(FACTS.roadsKm)} קילומטרים של כבישים ו־${FACTS.bridges} גשרים. רוב העבודות בצירים פעילים נעשות בלילה, כדי שהדרך תהיה פתוחה בבוקר.`,
        `${figure(FACTS.roadsKm)} kilometres of roads and ${FACTS.bridges} bridges. Most work on busy routes is done at night, so that the road is open in the morning.`,
      ),
      section(
        'תעשיות',
        'Industries',
        'ארבע מחצבות ושמונה מפעלי בטון. שליש מהאגרגטים מגיעים מפסולת בניין ממוחזרת.',
        'Four quarries and eight concrete plants. A third of our aggregates comes from recycled construction waste.',
      ),
      section(
        'נכסים והשכרה',
        'Properties and rentals',
        `${FACTS.managedMillionM2} מיליון מ״ר של משרדים, מסחר ולוגיסטיקה, ו־${figure(FACTS.homesToRent)} דירות להשכרה לטווח ארוך, תחת ניהול אחד.`,
        `${FACTS.managedMillionM2} million square metres of offices, retail and logistics, and ${figure(FACTS.homesToRent)} long-term rental homes, all under one management.`,
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
    title: text('מה שנשאר אחרינו', 'What we leave behind'),
    lead: text(
      'בניין טוב נמדד גם במה שאינו צורך. כך עמדנו ביעדים שלנו, ומה עוד לפנינו.',
      'A good building is also measured by what it does not use. How we met our targets, and what still lies ahead.',
    ),
    cover: 'solar-roofs',
    inside: ['park-wide', 'quarry', 'facade-blades'],
    numbers: [
      {
        value: `−${FACTS.carbonCutPercent}%`,
        label: text('פחמן למ״ר בנוי לעומת 2015', 'carbon per m² built, compared with 2015'),
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
        'כל פרויקט חדש מתחיל בחישוב פחמן, ובכל אתר ממיינים את הפסולת. היעד: הפחתה של 50% בפליטות לכל מטר רבוע בנוי עד 2035.',
        'Every new project begins with a carbon calculation, and every site sorts its waste. Our target: half the emissions per square metre built by 2035.',
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
        'שש שעות הדרכת בטיחות בשנה לכל עובד, כולל עובדי קבלני המשנה. שיעור התאונות ירד ב־44% בחמש שנים.',
        'Six hours of safety training a year for every worker, including subcontractors. The accident rate fell by 44% in five years.',
      ),
      section(
        'קהילה',
        'Community',
        `${FACTS.profitToCommunityPercent}% מהרווח מוקדש לבניית גני ילדים, חצרות בתי ספר ומרכזי יום ליד האתרים שלנו.`,
        `${FACTS.profitToCommunityPercent}% of our profit goes to kindergartens, school yards and day centres near our sites.`,
      ),
      section(
        'ממשל תאגידי',
        'Governance',
        'חמישה מתשעת הדירקטורים בלתי תלויים. הקוד האתי מחייב גם ספקים, ונבדק מדי שנה על ידי גוף חיצוני.',
        'Five of our nine directors are independent. The code of ethics also binds suppliers, and is audited externally every year.',
      ),
      section(
        'היעדים הבאים',
        'Next targets',
        'בטון דל־פחמן בכל היסודות שאנחנו יוצקים עד 2028, ואפס פסולת מעורבת באתרים עד 2030.',
        'Low-carbon concrete in all our foundations by 2028, and no mixed waste on our sites by 2030.',
      ),
    ],
  },
  {
    name: 'bridge-sheet',
    kicker: text('דף פרויקט', 'Project sheet'),
    title: text('גשר נחל אורן', 'Oren Stream Bridge'),
    lead: text(
      'גשר מיתרים באורך 640 מטר שעומד כולו מחוץ לגדות. לאורך כל הבנייה נשאר השביל שבנחל פתוח.',
      'A 640-metre cable-stayed bridge that stands entirely outside the banks. The path along the stream stayed open throughout construction.',
    ),
    cover: 'bridge',
    inside: ['road-works', 'blueprint', 'concrete-plant'],
    numbers: [
      { value: '640', label: text('מטר אורך', 'metres long') },
      { value: '320', label: text('מטר מפתח מרכזי', 'metre main span') },
      { value: '138', label: text('מטר גובה הפילונים', 'metre pylons') },
      { value: '52', label: text('מיתרים', 'cables') },
    ],
    sections: [
      section(
        'המבנה',
        'Structure',
        'סיפון מרוכב פלדה ובטון, שני נתיבים לכל כיוון ושביל להולכי רגל ולאופניים.',
        'A composite deck of steel and concrete, with two lanes in each direction and a path for pedestrians and cyclists.',
      ),
      section(
        'הבנייה',
        'Construction',
        'הסיפון נבנה בזיזים משני הפילונים ונפגש באמצע בסטייה של שמונה מילימטרים.',
        'The deck was built out from both pylons and met in the middle with a deviation of eight millimetres.',
      ),
      section(
        'הנחל',
        'The stream',
        'אף עמוד אינו עומד במים. מעבר לבעלי חיים נבנה מתחת לנציב המזרחי.',
        'No pier stands in the water. A wildlife crossing runs under the eastern abutment.',
      ),
      section(
        'לוח זמנים',
        'Schedule',
        'תחילת עבודות: מרץ 2022. פתיחה לתנועה: יוני 2025, חודש לפני המועד.',
        'Start of work: March 2022. Open to traffic: June 2025, a month ahead of schedule.',
      ),
    ],
  },
];
