/** Stages and steps of a draw, and their texts in the admin panel. */
export type LotteryStage = 'planned' | 'announced' | 'closed' | 'drawn' | 'published';
export type LotteryStep = 'announce' | 'close' | 'draw' | 'publish';

interface StepTexts {
  button: string;
  about: string;
  question: string;
}

interface LotteryTexts {
  title: string;
  unsaved: string;
  unread: string;
  again: string;
  cancel: string;
  done: string;
  failed: string;
  waits: string;
  toRegistrations: string;
  stage: string;
  takingPart: string;
  unconfirmed: string;
  disputed: string;
  toDecide: string;
  toDisputes: string;
  notTakingPart: string;
  announcedAt: string;
  seedHash: string;
  closedAt: string;
  frozen: string;
  listHash: string;
  drawnAt: string;
  seed: string;
  publishedAt: string;
  stages: Record<LotteryStage, string>;
  steps: Record<LotteryStep, StepTexts>;
  /** Error messages by the code with which the CMS rejects a step. */
  faults: Record<'wrongStage' | 'tooLate' | 'tooEarly' | 'nobody' | 'openDisputes' | 'lostSeed', string>;
}

export const LOTTERY_TEXTS: Record<'he' | 'en', LotteryTexts> = {
  he: {
    title: 'מהלך ההגרלה',
    unsaved: 'אחרי השמירה אפשר לפרסם כאן את גיבוב הגרעין, לסגור את ההרשמה ולקיים את ההגרלה.',
    unread: 'לא ניתן לקרוא את מצב ההגרלה.',
    again: 'לנסות שוב',
    cancel: 'ביטול',
    done: 'בוצע',
    failed: 'הפעולה לא בוצעה. אפשר לנסות שוב.',
    waits:
      'אפשר לאשר הרשמות בדוא״ל עד {moment}, 24 שעות אחרי סגירת ההרשמה. אז אפשר יהיה לפרסם את רשימת המספרים.',
    toRegistrations: 'לרשימת ההרשמות',
    stage: 'שלב',
    takingPart: 'הרשמות משתתפות',
    unconfirmed: 'הרשמות שלא אושרו בדוא״ל',
    disputed: 'הרשמות שממתינות להחלטה',
    toDecide: 'יש מספרי זהות שנרשמו פעמיים. אי אפשר לפרסם את הרשימה לפני שיוחלט בכל כפילות, לפי המסמכים.',
    toDisputes: 'לפניות שממתינות להחלטה',
    notTakingPart: 'הרשמות שאינן משתתפות',
    announcedAt: 'גיבוב הגרעין פורסם',
    seedHash: 'גיבוב הגרעין (SHA-256)',
    closedAt: 'ההרשמה נסגרה',
    frozen: 'מספרים ברשימה',
    listHash: 'גיבוב הרשימה (SHA-256)',
    drawnAt: 'ההגרלה התקיימה',
    seed: 'הגרעין',
    publishedAt: 'התוצאות פורסמו',
    stages: {
      planned: 'בהכנה',
      announced: 'גיבוב הגרעין מפורסם',
      closed: 'ההרשמה סגורה, הרשימה מפורסמת',
      drawn: 'התקיימה, התוצאות טרם פורסמו',
      published: 'התוצאות מפורסמות',
    },
    steps: {
      announce: {
        button: 'פרסום גיבוב הגרעין',
        about: 'המערכת בוחרת גרעין סודי ומפרסמת את הגיבוב שלו. רק אחר כך אפשר לפתוח את ההרשמה.',
        question: 'מכאן ואילך אי אפשר להחליף את הגרעין או למחוק את ההגרלה.',
      },
      close: {
        button: 'סגירת ההרשמה ופרסום הרשימה',
        about: 'רשימת המספרים של ההרשמות שאושרו ננעלת ומתפרסמת.',
        question: 'אחרי הסגירה אי אפשר לשנות את ההגרלה או את רשימת המשתתפים.',
      },
      draw: {
        button: 'קיום ההגרלה',
        about: 'הגרעין נחשף לצוות, והסדר מחושב ממנו ומרשימת המספרים.',
        question: 'אפשר לקיים את ההגרלה פעם אחת בלבד.',
      },
      publish: {
        button: 'פרסום התוצאות',
        about: 'הגרעין והסדר מתפרסמים באתר, וכל אחד יכול לבדוק את החישוב בעצמו.',
        question: 'פרסום התוצאות הוא סופי.',
      },
    },
    faults: {
      wrongStage: 'השלב הזה כבר בוצע, או שעדיין לא הגיע זמנו.',
      tooLate: 'מועד סגירת ההרשמה כבר עבר. יש לקבוע קודם מועד חדש.',
      tooEarly: 'עדיין אפשר להירשם או לאשר הרשמות. יש לנסות שוב אחרי המועד האחרון לאישור.',
      nobody: 'אין הרשמות משתתפות, ולכן אי אפשר לפרסם רשימה.',
      openDisputes: 'יש מספרי זהות שנרשמו פעמיים. יש להחליט קודם איזו הרשמה משתתפת.',
      lostSeed: 'אי אפשר לפתוח את הגרעין: PAYLOAD_SECRET השתנה מאז שפורסם הגיבוב. ההגרלה לא התקיימה.',
    },
  },
  en: {
    title: 'The draw',
    unsaved: 'After saving, you can publish the seed hash, close registration and draw here.',
    unread: 'The state of the draw could not be read.',
    again: 'Try again',
    cancel: 'Cancel',
    done: 'Done',
    failed: 'The action failed. Please try again.',
    waits:
      'Registrations can be confirmed by e-mail until {moment}, 24 hours after registration closes. Then the list of numbers can be published.',
    toRegistrations: 'To the registrations',
    stage: 'Stage',
    takingPart: 'Registrations that take part',
    unconfirmed: 'Registrations not confirmed by e-mail',
    disputed: 'Registrations waiting for a decision',
    toDecide:
      'Some identity numbers are registered twice. Check the documents and decide each pair before you publish the list.',
    toDisputes: 'Open decisions',
    notTakingPart: 'Registrations that do not take part',
    announcedAt: 'Seed hash published',
    seedHash: 'Seed hash (SHA-256)',
    closedAt: 'Registration closed',
    frozen: 'Numbers on the list',
    listHash: 'List hash (SHA-256)',
    drawnAt: 'Drawn',
    seed: 'Seed',
    publishedAt: 'Results published',
    stages: {
      planned: 'In preparation',
      announced: 'Seed hash is public',
      closed: 'Registration closed, list is public',
      drawn: 'Drawn, results not public yet',
      published: 'Results are public',
    },
    steps: {
      announce: {
        button: 'Publish the seed hash',
        about: 'The CMS chooses a secret seed and publishes its hash. Only then can registration open.',
        question: 'Afterwards, the seed cannot be changed and the lottery cannot be deleted.',
      },
      close: {
        button: 'Close registration and publish the list',
        about: 'The list of confirmed registration numbers is frozen and published.',
        question: 'Afterwards, neither the lottery nor the list of participants can be changed.',
      },
      draw: {
        button: 'Draw',
        about: 'The seed is revealed to staff, and the order is calculated from it and the list of numbers.',
        question: 'A lottery can be drawn only once.',
      },
      publish: {
        button: 'Publish the results',
        about: 'The seed and the order are published on the site, and anyone can repeat the calculation.',
        question: 'Publishing the results is final.',
      },
    },
    faults: {
      wrongStage: 'This step was already taken, or it is too early for it.',
      tooLate: 'The end of registration has passed. Set a new one first.',
      tooEarly:
        'Registrations can still be made or confirmed. Try again after the deadline for confirmation.',
      nobody: 'No registration takes part, so there is no list to publish.',
      openDisputes: 'Some identity numbers are registered twice. Decide first which registration takes part.',
      lostSeed:
        'The seed cannot be opened: PAYLOAD_SECRET has changed since the hash was published. The lottery was not drawn.',
    },
  },
};
