import { text, type Text } from '../lib/bilingual';

/** A document that belongs to a home: file, title and clauses. */
export interface Contract {
  name: string;
  title: Text;
  lead: Text;
  clauses: readonly (readonly [title: Text, words: Text])[];
}

/** Agreements, specifications and rules, printed in both languages by `demo/printDocuments.ts`. */
export const contracts: readonly Contract[] = [
  {
    name: 'rent-agreement',
    title: text('הסכם שכירות', 'Rental agreement'),
    lead: text(
      'נוסח לעיון. ההסכם שנחתם כולל את פרטי הדירה ואת המחיר.',
      'For information only. The signed agreement names the home and the rent.',
    ),
    clauses: [
      [
        text('התקופה', 'Term'),
        text(
          'עשר שנים, ואחרי השנה הראשונה רשאי השוכר לסיים בהודעה של שלושה חודשים.',
          'Ten years; after the first, the tenant may end it with three months’ notice.',
        ),
      ],
      [
        text('דמי השכירות', 'Rent'),
        text(
          'צמודים למדד המחירים לצרכן, ומתעדכנים פעם בשנה בלבד.',
          'Linked to the consumer price index and updated once a year only.',
        ),
      ],
      [
        text('מקדמה ופיקדון', 'Advance and deposit'),
        text(
          'המקדמה היא חלק מהחודש הראשון. הפיקדון: חודש אחד, ומוחזר בתוך שלושים יום מהפינוי.',
          'The advance is part of the first month. The deposit is one month, returned within thirty days of leaving.',
        ),
      ],
      [
        text('תחזוקה', 'Maintenance'),
        text(
          'על המשכיר, מלבד נזק שגרם השוכר. תקלה במים או בחשמל מטופלת בתוך יממה.',
          'The landlord’s, but for damage done by the tenant. Water and power are mended within a day.',
        ),
      ],
      [
        text('שינויים', 'Changes'),
        text(
          'מותר לצבוע, לתלות ולהתקין מדפים. שינוי בקירות או בצנרת מחייב הסכמה בכתב.',
          'Painting, hanging and shelves are allowed. Walls and pipes need written consent.',
        ),
      ],
    ],
  },
  {
    name: 'rent-specification',
    title: text('מפרט דירה להשכרה', 'Specification of a home to rent'),
    lead: text('מה יש בדירה ביום הכניסה.', 'What is in the home on the day of entry.'),
    clauses: [
      [
        text('מטבח', 'Kitchen'),
        text(
          'ארונות עליונים ותחתונים, משטח אבן, כיריים וקולט אדים. הכנה למדיח.',
          'Upper and lower cupboards, a stone worktop, a hob and a hood. Ready for a dishwasher.',
        ),
      ],
      [
        text('רצפות', 'Floors'),
        text(
          'אריחי פורצלן 60×60 בחלל המשותף, פרקט בחדרי השינה.',
          'Porcelain tiles of 60×60 in the living space, parquet in bedrooms.',
        ),
      ],
      [
        text('חלונות', 'Windows'),
        text(
          'זיגוג כפול, תריס חשמלי בכל חדר שינה, רשתות.',
          'Double glazing, electric shutters in every bedroom, insect screens.',
        ),
      ],
      [
        text('חשמל ותקשורת', 'Power and network'),
        text(
          'לוח 3×25 אמפר, שקע רשת בכל חדר, סיב עד הדירה.',
          'A 3×25 A board, a network socket in each room, fibre to the home.',
        ),
      ],
      [
        text('ממ״ד', 'Secure room'),
        text(
          'בדירות של שלושה חדרים ומעלה, עם סינון אוויר.',
          'In homes of three rooms and more, with an air filter.',
        ),
      ],
    ],
  },
  {
    name: 'house-rules',
    title: text('כללי הבית', 'House rules'),
    lead: text(
      'נכתבו עם הדיירים, ומתעדכנים פעם בשנה.',
      'Written with the residents, and revised once a year.',
    ),
    clauses: [
      [
        text('שקט', 'Quiet'),
        text(
          'בין 23:00 ל־7:00, ובין 14:00 ל־16:00 בימי שבת.',
          'From 23:00 to 7:00, and from 14:00 to 16:00 on Saturdays.',
        ),
      ],
      [
        text('חיות', 'Pets'),
        text(
          'מוזמנות. בחצר הן קשורות, ובעליהן אוסף אחריהן.',
          'Welcome. In the yard they are on a lead, and somebody picks up after them.',
        ),
      ],
      [
        text('חדרי דיירים', 'Shared rooms'),
        text(
          'מזמינים מראש, עד ארבע שעות, ומחזירים כפי שהיו.',
          'Book ahead for up to four hours, and leave them as they were.',
        ),
      ],
      [
        text('אשפה ומיחזור', 'Refuse'),
        text(
          'ארבעה פחים בקומת החניה. גרוטאות: בתיאום.',
          'Four bins on the parking floor. Bulky things by arrangement.',
        ),
      ],
    ],
  },
  {
    name: 'sale-agreement',
    title: text('הסכם מכר', 'Sale agreement'),
    lead: text('נוסח לעיון, לפי חוק המכר (דירות).', 'For reading, as the law on the sale of homes has it.'),
    clauses: [
      [
        text('התמורה', 'Price'),
        text(
          'נקבעת במטר רבוע, ומשולמת בחמישה שיעורים לפי התקדמות הבנייה.',
          'Set by the square metre, paid in five parts as the building grows.',
        ),
      ],
      [
        text('ערבות', 'Guarantee'),
        text(
          'כל תשלום מובטח בערבות בנקאית או בפוליסה.',
          'Each payment is secured by a bank guarantee or a policy.',
        ),
      ],
      [
        text('מסירה', 'Handing over'),
        text(
          'איחור של יותר מחודש מזכה בפיצוי חודשי בשיעור 150% משכר דירה ראוי.',
          'Beyond a month’s delay, compensation of 150% of a fair rent is due each month.',
        ),
      ],
      [
        text('בדק', 'Defects period'),
        text(
          'תקופת בדק של שנה עד שבע שנים, לפי סוג הליקוי, ואחריה שלוש שנות אחריות.',
          'A defects period of one to seven years, by the kind of defect, then three years of liability.',
        ),
      ],
    ],
  },
  {
    name: 'sale-specification',
    title: text('מפרט מכר', 'Specification of sale'),
    lead: text('לפי צו מכר דירות (טופס של מפרט).', 'By the order on the form of a specification.'),
    clauses: [
      [
        text('שלד', 'Structure'),
        text(
          'בטון מזוין, קירות חוץ מבלוק מבודד 22 ס״מ, חיפוי טיח ואבן.',
          'Reinforced concrete, outer walls of insulating block of 22 cm, clad in render and stone.',
        ),
      ],
      [
        text('מעלית', 'Lift'),
        text(
          'שתי מעליות בכל בניין, אחת מהן לאלונקה.',
          'Two lifts in each house, one of them for a stretcher.',
        ),
      ],
      [
        text('גמר', 'Finish'),
        text(
          'אריחי פורצלן, מטבח באורך חמישה מטרים, ברזים חסכוניים.',
          'Porcelain tiles, a kitchen of five metres, water-saving taps.',
        ),
      ],
      [
        text('סטיות', 'Tolerances'),
        text(
          'עד 2% במידות החדרים, ועד 5% במידות המרפסת.',
          'Up to 2% in the size of rooms and 5% of balconies.',
        ),
      ],
    ],
  },
  {
    name: 'lottery-rules',
    title: text('תקנון ההגרלה', 'Rules of the lottery'),
    lead: text('כך נבחרים הזוכים, וכך אפשר לבדוק אותנו.', 'How winners are chosen, and how to check us.'),
    clauses: [
      [
        text('מי רשאי', 'Who may enter'),
        text(
          'מי שבידו אישור זכאות בתוקף ביום סגירת ההרשמה. בקשה אחת לכל משק בית.',
          'Whoever holds a certificate that is valid when registration closes. One request for each household.',
        ),
      ],
      [
        text('ההגרלה', 'The draw'),
        text(
          'גיבוב הגרעין מתפרסם לפני ההרשמה, רשימת המספרים מתפרסמת לפני ההגרלה, והגרעין נחשף בהגרלה. מי שיחזור על החישוב יקבל אותו סדר.',
          'The hash of the seed is published before registration, the list of numbers before the draw, and the seed is revealed at the draw. Whoever repeats the calculation gets the same order.',
        ),
      ],
      [
        text('מימוש', 'Choosing'),
        text(
          'שבוע לבחירת דירה. מי שלא בחר מפנה את מקומו לבא בתור.',
          'A week to choose. Whoever does not choose gives way to the next.',
        ),
      ],
      [
        text('פרטיות', 'Privacy'),
        text('ברשימה מופיעים מספרים בלבד, בלי שמות.', 'The list holds numbers only, and no names.'),
      ],
    ],
  },
];
