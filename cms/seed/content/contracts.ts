import { text, type Text } from '../lib/bilingual';

/** A document about an apartment: file name, title and clauses. */
export interface Contract {
  name: string;
  title: Text;
  lead: Text;
  clauses: readonly (readonly [title: Text, words: Text])[];
}

/** Agreements, specifications and rules. `demo/printDocuments.ts` prints them as PDF files in both languages. */
export const contracts: readonly Contract[] = [
  {
    name: 'rent-agreement',
    title: text('הסכם שכירות', 'Rental agreement'),
    lead: text(
      'נוסח לעיון. ההסכם שנחתם כולל את פרטי הדירה ואת המחיר.',
      'For information only. The signed agreement states the apartment and the rent.',
    ),
    clauses: [
      [
        text('התקופה', 'Term'),
        text(
          'עשר שנים, ואחרי השנה הראשונה רשאי השוכר לסיים בהודעה של שלושה חודשים.',
          'Ten years. After the first year the tenant may leave with three months’ notice.',
        ),
      ],
      [
        text('דמי השכירות', 'Rent'),
        text(
          'צמודים למדד המחירים לצרכן, ומתעדכנים פעם בשנה בלבד.',
          'Linked to the consumer price index and adjusted only once a year.',
        ),
      ],
      [
        text('מקדמה ופיקדון', 'Advance and deposit'),
        text(
          'המקדמה היא חלק מהחודש הראשון. הפיקדון: חודש אחד, ומוחזר בתוך שלושים יום מהפינוי.',
          'The advance counts towards the first month’s rent. The deposit is one month’s rent, returned within thirty days of moving out.',
        ),
      ],
      [
        text('תחזוקה', 'Maintenance'),
        text(
          'על המשכיר, מלבד נזק שגרם השוכר. תקלה במים או בחשמל מטופלת בתוך יממה.',
          'The landlord’s responsibility, except for damage caused by the tenant. Water and power faults are repaired within a day.',
        ),
      ],
      [
        text('שינויים', 'Changes'),
        text(
          'מותר לצבוע, לתלות ולהתקין מדפים. שינוי בקירות או בצנרת מחייב הסכמה בכתב.',
          'You may paint, hang pictures and put up shelves. Changes to walls or pipes need written consent.',
        ),
      ],
    ],
  },
  {
    name: 'rent-specification',
    title: text('מפרט דירה להשכרה', 'Rental apartment specification'),
    lead: text('מה יש בדירה ביום הכניסה.', 'What the apartment includes on the day you move in.'),
    clauses: [
      [
        text('מטבח', 'Kitchen'),
        text(
          'ארונות עליונים ותחתונים, משטח אבן, כיריים וקולט אדים. הכנה למדיח.',
          'Wall and base units, a stone worktop, a hob and an extractor hood. Plumbed for a dishwasher.',
        ),
      ],
      [
        text('רצפות', 'Floors'),
        text(
          'אריחי פורצלן 60×60 בחלל המשותף, פרקט בחדרי השינה.',
          'Porcelain tiles, 60×60 cm, in the living areas; parquet in the bedrooms.',
        ),
      ],
      [
        text('חלונות', 'Windows'),
        text(
          'זיגוג כפול, תריס חשמלי בכל חדר שינה, רשתות.',
          'Double glazing, insect screens, and electric shutters in every bedroom.',
        ),
      ],
      [
        text('חשמל ותקשורת', 'Power and network'),
        text(
          'לוח 3×25 אמפר, שקע רשת בכל חדר, סיב עד הדירה.',
          'A 3×25 A consumer unit, a network socket in every room, and fibre to the home.',
        ),
      ],
      [
        text('ממ״ד', 'Secure room'),
        text(
          'בדירות של שלושה חדרים ומעלה, עם סינון אוויר.',
          'In apartments of three rooms or more, with air filtration.',
        ),
      ],
    ],
  },
  {
    name: 'house-rules',
    title: text('כללי הבית', 'House rules'),
    lead: text(
      'נכתבו עם הדיירים, ומתעדכנים פעם בשנה.',
      'Written with our residents and revised once a year.',
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
          'מוזמנות. בחצר מובילים אותן ברצועה, והבעלים אוספים אחריהן.',
          'Welcome. Keep them on a lead in the courtyard and clean up after them.',
        ),
      ],
      [
        text('חדרי דיירים', 'Shared rooms'),
        text(
          'מזמינים מראש, עד ארבע שעות, ומחזירים כפי שהיו.',
          'Book in advance for up to four hours, and leave the room as you found it.',
        ),
      ],
      [
        text('אשפה ומיחזור', 'Refuse'),
        text(
          'ארבעה פחים בקומת החניה. גרוטאות: בתיאום.',
          'Four bins on the parking level. Bulky items by arrangement.',
        ),
      ],
    ],
  },
  {
    name: 'sale-agreement',
    title: text('הסכם מכר', 'Sale agreement'),
    lead: text(
      'נוסח לעיון, לפי חוק המכר (דירות).',
      'For information only, in line with the Sale (Apartments) Law.',
    ),
    clauses: [
      [
        text('התמורה', 'Price'),
        text(
          'נקבעת לפי מטר רבוע, ומשולמת בחמישה שיעורים לפי התקדמות הבנייה.',
          'Set per square metre and paid in five instalments as construction progresses.',
        ),
      ],
      [
        text('ערבות', 'Guarantee'),
        text(
          'כל תשלום מובטח בערבות בנקאית או בפוליסה.',
          'Every payment is secured by a bank guarantee or an insurance policy.',
        ),
      ],
      [
        text('מסירה', 'Handing over'),
        text(
          'איחור של יותר מחודש מזכה בפיצוי חודשי בשיעור 150% משכר דירה ראוי.',
          'A delay of more than a month entitles you to monthly compensation of 150% of a fair rent.',
        ),
      ],
      [
        text('בדק', 'Defects period'),
        text(
          'תקופת בדק של שנה עד שבע שנים, לפי סוג הליקוי, ואחריה שלוש שנות אחריות.',
          'A defects period of one to seven years, depending on the defect, followed by a three-year warranty.',
        ),
      ],
    ],
  },
  {
    name: 'sale-specification',
    title: text('מפרט מכר', 'Sale specification'),
    lead: text(
      'לפי צו מכר דירות (טופס של מפרט).',
      'As required by the Sale (Apartments) (Form of Specification) Order.',
    ),
    clauses: [
      [
        text('שלד', 'Structure'),
        text(
          'בטון מזוין, קירות חוץ מבלוק מבודד 22 ס״מ, חיפוי טיח ואבן.',
          'Reinforced concrete. External walls of 22 cm insulating block, finished in render and stone.',
        ),
      ],
      [
        text('מעלית', 'Lift'),
        text(
          'שתי מעליות בכל בניין, אחת מהן לאלונקה.',
          'Two lifts in each building, one of them large enough for a stretcher.',
        ),
      ],
      [
        text('גמר', 'Finish'),
        text(
          'אריחי פורצלן, מטבח באורך חמישה מטרים, ברזים חסכוניים.',
          'Porcelain tiles, a five-metre kitchen and water-saving taps.',
        ),
      ],
      [
        text('סטיות', 'Tolerances'),
        text(
          'עד 2% במידות החדרים, ועד 5% במידות המרפסת.',
          'Up to 2% in room sizes and up to 5% in balcony sizes.',
        ),
      ],
    ],
  },
  {
    name: 'lottery-rules',
    title: text('תקנון ההגרלה', 'Rules of the lottery'),
    lead: text(
      'כך נבחרים הזוכים, וכך אפשר לבדוק אותנו.',
      'How winners are chosen, and how you can verify it.',
    ),
    clauses: [
      [
        text('מי רשאי', 'Who may enter'),
        text(
          'מי שבידו אישור זכאות בתוקף ביום סגירת ההרשמה. בקשה אחת לכל משק בית.',
          'Anyone whose eligibility certificate is valid on the day registration closes. One application per household.',
        ),
      ],
      [
        text('ההגרלה', 'The draw'),
        text(
          'גיבוב הגרעין מתפרסם לפני ההרשמה, רשימת המספרים מתפרסמת לפני ההגרלה, והגרעין נחשף בהגרלה. מי שיחזור על החישוב יקבל אותו סדר.',
          'The hash of the seed is published before registration opens and the list of numbers before the draw. The seed is revealed at the draw. Anyone who repeats the calculation gets the same order.',
        ),
      ],
      [
        text('מימוש', 'Choosing'),
        text(
          'שבוע לבחירת דירה. מי שלא בחר מפנה את מקומו לבא בתור.',
          'You have a week to choose an apartment. If you do not, your place goes to the next in line.',
        ),
      ],
      [
        text('פרטיות', 'Privacy'),
        text('ברשימה מופיעים מספרים בלבד, בלי שמות.', 'The list contains numbers only, never names.'),
      ],
    ],
  },
];
