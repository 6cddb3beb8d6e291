/** Stages and steps of a lottery's draw, with the admin's texts. */
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
  /** Texts by the code of the CMS's refusal. */
  faults: Record<'wrongStage' | 'tooLate' | 'tooEarly' | 'nobody' | 'openDisputes' | 'lostSeed', string>;
}

export const LOTTERY_TEXTS: Record<'he' | 'en', LotteryTexts> = {
  he: {
    title: 'מהלך ההגרלה',
    unsaved: 'אחרי השמירה אפשר לפרסם כאן את גיבוב הגרעין, לסגור את ההרשמה ולערוך את ההגרלה.',
    unread: 'מצב ההגרלה לא נקרא.',
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
    disputed: 'הרשמות שמחכות להחלטה',
    toDecide: 'יש מספרי זהות שנרשמו פעמיים. אי אפשר לפרסם את הרשימה לפני שתוחלט כל כפילות לפי המסמכים.',
    toDisputes: 'לפניות שמחכות להחלטה',
    notTakingPart: 'הרשמות שאינן משתתפות',
    announcedAt: 'גיבוב הגרעין פורסם',
    seedHash: 'גיבוב הגרעין (SHA-256)',
    closedAt: 'ההרשמה נסגרה',
    frozen: 'מספרים ברשימה',
    listHash: 'גיבוב הרשימה (SHA-256)',
    drawnAt: 'ההגרלה נערכה',
    seed: 'הגרעין',
    publishedAt: 'התוצאות פורסמו',
    stages: {
      planned: 'בהכנה',
      announced: 'גיבוב הגרעין מפורסם',
      closed: 'ההרשמה סגורה, הרשימה מפורסמת',
      drawn: 'נערכה, התוצאות טרם פורסמו',
      published: 'התוצאות מפורסמות',
    },
    steps: {
      announce: {
        button: 'פרסום גיבוב הגרעין',
        about: 'המערכת בוחרת גרעין סודי ומפרסמת את הגיבוב שלו. רק אחרי זה ההרשמה יכולה להיפתח.',
        question: 'מכאן ואילך אי אפשר להחליף את הגרעין או למחוק את ההגרלה.',
      },
      close: {
        button: 'סגירת ההרשמה ופרסום הרשימה',
        about: 'רשימת המספרים של ההרשמות שאושרו ננעלת ומתפרסמת.',
        question: 'אחרי הסגירה אי אפשר לשנות דבר: לא את ההגרלה, לא מי משתתף בה.',
      },
      draw: {
        button: 'עריכת ההגרלה',
        about: 'הגרעין נחשף לצוות, והסדר מחושב ממנו ומרשימת המספרים.',
        question: 'את ההגרלה עורכים פעם אחת.',
      },
      publish: {
        button: 'פרסום התוצאות',
        about: 'הגרעין והסדר מתפרסמים באתר, וכל אחד יכול לחזור על החישוב.',
        question: 'פרסום התוצאות הוא סופי.',
      },
    },
    faults: {
      wrongStage: 'השלב הזה כבר נעשה, או שטרם הגיע זמנו.',
      tooLate: 'מועד סגירת ההרשמה כבר עבר. יש לקבוע מועד חדש קודם.',
      tooEarly: 'עוד אפשר להירשם או לאשר הרשמות.',
      nobody: 'אין הרשמות שמשתתפות.',
      openDisputes: 'יש מספרי זהות שנרשמו פעמיים ועוד לא הוחלט מי משתתף.',
      lostSeed: 'אי אפשר לפתוח את הגרעין: PAYLOAD_SECRET השתנה מאז שפורסם הגיבוב. ההגרלה לא נערכה.',
    },
  },
  en: {
    title: 'The draw',
    unsaved: 'Once it is saved you can publish the hash of the seed, close registration and draw here.',
    unread: 'How the draw stands could not be read.',
    again: 'Try again',
    cancel: 'Cancel',
    done: 'Done',
    failed: 'It was not done. Please try again.',
    waits:
      'Registrations can be confirmed by mail until {moment}, 24 hours after registration closes. Then the list of numbers can be published.',
    toRegistrations: 'To the registrations',
    stage: 'Stage',
    takingPart: 'Registrations that take part',
    unconfirmed: 'Registrations not confirmed by mail',
    disputed: 'Registrations that wait for a decision',
    toDecide:
      'Some identity numbers are registered twice. The list cannot be published before each pair is decided by the papers.',
    toDisputes: 'Open decisions',
    notTakingPart: 'Registrations that do not take part',
    announcedAt: 'Hash of the seed published',
    seedHash: 'Hash of the seed (SHA-256)',
    closedAt: 'Registration closed',
    frozen: 'Numbers on the list',
    listHash: 'Hash of the list (SHA-256)',
    drawnAt: 'Drawn',
    seed: 'Seed',
    publishedAt: 'Results published',
    stages: {
      planned: 'In preparation',
      announced: 'Hash of the seed is public',
      closed: 'Registration closed, list is public',
      drawn: 'Drawn, results not public yet',
      published: 'Results are public',
    },
    steps: {
      announce: {
        button: 'Publish the hash of the seed',
        about: 'The CMS chooses a secret seed and publishes its hash. Only then can registration open.',
        question: 'From here on the seed cannot be changed, nor the lottery deleted.',
      },
      close: {
        button: 'Close registration and publish the list',
        about: 'The list of the confirmed registrations’ numbers is frozen and published.',
        question: 'Once it is closed nothing can be changed: neither the lottery nor who takes part.',
      },
      draw: {
        button: 'Draw',
        about: 'The seed is opened for staff, and the order follows from it and the list of numbers.',
        question: 'A lottery is drawn once.',
      },
      publish: {
        button: 'Publish the results',
        about: 'Seed and order are published on the site, and anybody can repeat the calculation.',
        question: 'Publishing the results is final.',
      },
    },
    faults: {
      wrongStage: 'This step was taken already, or it is not its time.',
      tooLate: 'The end of registration is past. Set another one first.',
      tooEarly: 'Registrations can still be made or confirmed.',
      nobody: 'No registration takes part.',
      openDisputes:
        'Some identity numbers are registered twice, and it is not decided which registration takes part.',
      lostSeed:
        'The seed cannot be opened: PAYLOAD_SECRET has changed since its hash was published. There was no draw.',
    },
  },
};
