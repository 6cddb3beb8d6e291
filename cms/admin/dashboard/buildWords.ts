import type { Build, RunningBuild } from '../../platform/builds/Build';
import type { Locale } from '../../platform/locales/locales';

const TEXTS = {
  he: {
    failed: 'נכשלה: האתר נשאר כפי שהיה',
    running: 'בעבודה כעת',
    seconds: (count: string) => `${count} שניות`,
    pages: (count: number) => {
      if (count === 0) return 'בלי עמודים שהשתנו';
      return count === 1 ? 'עמוד אחד נכתב' : `${count} עמודים נכתבו`;
    },
    causes: { start: 'הפעלת המערכת', change: 'פרסום של עורכים', renewal: 'תחזוקת תהליך הבנייה' },
    changed: (titles: string) => `פורסם: ${titles}`,
    others: (count: number) => (count === 1 ? 'ועוד אחד' : `ועוד ${count}`),
    warm: 'בנייה מהירה',
    cold: 'בנייה מלאה',
    why: {
      first: 'הראשונה מאז ההפעלה',
      ended: 'תהליך הבנייה נעצר והתחיל מחדש',
      sources: 'קוד האתר, ההגדרות או השדות השתנו',
      template: 'סוג עמוד שלא היה בשימוש',
      types: 'מבנה התוכן השתנה',
      check: 'הבנייה המהירה לא עמדה בבדיקה והתחילה מחדש',
      off: 'הבנייה המהירה כבויה',
      distrust: 'הבנייה המהירה לא עמדה בבדיקה',
    },
    phases: {
      source: 'קריאת התוכן',
      pages: 'רשימת העמודים',
      scripts: 'קוד',
      queries: 'שאילתות',
      data: 'נתוני עמודים',
      html: 'כתיבת עמודים',
      after: 'חיפוש, מפת אתר ודחיסה',
      save: 'שמירת המצב',
      publish: 'העלאה לאתר',
    },
  },
  en: {
    failed: 'Failed: the site stayed as it was',
    running: 'Running now',
    seconds: (count: string) => `${count} seconds`,
    pages: (count: number) => {
      if (count === 0) return 'no page changed';
      return count === 1 ? '1 page written' : `${count} pages written`;
    },
    causes: {
      start: 'The system started',
      change: 'Editors published',
      renewal: 'The build process was renewed',
    },
    changed: (titles: string) => `Published: ${titles}`,
    others: (count: number) => `and ${count} more`,
    warm: 'quick build',
    cold: 'whole build',
    why: {
      first: 'the first since the start',
      ended: 'the build process had stopped and began again',
      sources: "the site's code, settings or fields changed",
      template: 'a kind of page that was not in use',
      types: 'the shape of the content changed',
      check: 'quick builds did not pass their check and began again',
      off: 'quick builds are switched off',
      distrust: 'quick builds did not pass their check',
    },
    phases: {
      source: 'Reading the content',
      pages: 'List of pages',
      scripts: 'Code',
      queries: 'Queries',
      data: 'Data of pages',
      html: 'Writing pages',
      after: 'Search, sitemap, compression',
      save: 'Saving the state',
      publish: 'Putting on the site',
    },
  },
} as const;

/** Texts of a build on the dashboard. */
export interface BuildWords {
  seconds: string;
  result: string;
  /** Empty for builds of earlier releases, which did not record it. */
  cause: string;
  kind: string;
  phases: { name: string; time: string }[];
}

const lookUp = (table: Readonly<Record<string, string>>, key: string): string | undefined => table[key];

function causeOf({ cause, changes = [], changed = 0 }: Build, language: Locale): string {
  const texts = TEXTS[language];
  if (!cause) return '';
  if (changes.length === 0) return texts.causes[cause];
  const more = changed - changes.length;
  return texts.changed([changes.join(', '), ...(more > 0 ? [texts.others(more)] : [])].join(' '));
}

function kindOf({ warm, why, failed }: Pick<Build, 'warm' | 'why' | 'failed'>, language: Locale): string {
  const texts = TEXTS[language];
  if (warm === undefined || failed) return '';
  if (warm) return texts.warm;
  const reason = why ? lookUp(texts.why, why) : undefined;
  return reason ? `${texts.cold}: ${reason}` : texts.cold;
}

/**
 * Returns the dashboard text of the running build.
 * @param build as reported by the builder
 * @param language language of the admin
 */
export function runningWords(
  build: RunningBuild,
  language: Locale,
): Pick<BuildWords, 'cause' | 'kind' | 'result'> {
  const texts = TEXTS[language];
  return { result: texts.running, cause: texts.causes[build.cause], kind: kindOf(build, language) };
}

/**
 * Returns the dashboard texts of a build.
 * @param build a line of `builds.jsonl`
 * @param language language of the admin
 */
export function buildWords(build: Build, language: Locale): BuildWords {
  const texts = TEXTS[language];
  const inSeconds = (seconds: number) =>
    texts.seconds(
      seconds.toLocaleString(language === 'he' ? 'he-IL' : 'en-GB', {
        maximumFractionDigits: seconds < 10 ? 2 : 0,
      }),
    );
  return {
    seconds: inSeconds(build.seconds),
    result: build.failed ? texts.failed : texts.pages(build.pages),
    cause: causeOf(build, language),
    kind: kindOf(build, language),
    phases: Object.entries(build.phases ?? {}).map(([phase, time]) => ({
      name: lookUp(texts.phases, phase) ?? phase,
      time: inSeconds(time),
    })),
  };
}
