import type { Build, RunningBuild } from '../../platform/builds/Build';
import type { Locale } from '../../platform/locales/locales';

const TEXTS = {
  he: {
    failed: 'נכשלה: האתר לא השתנה',
    running: 'מתבצעת כעת',
    seconds: (count: string) => `${count} שניות`,
    pages: (count: number) => {
      if (count === 0) return 'ללא שינוי בדפים';
      return count === 1 ? 'דף אחד נכתב' : `${count} דפים נכתבו`;
    },
    left: (count: number) => `נותרו ${count}`,
    causes: { start: 'הפעלת המערכת', change: 'פרסום של עורכים', renewal: 'תחזוקת תהליך הבנייה' },
    changed: (titles: string) => `פורסם: ${titles}`,
    others: (count: number) => (count === 1 ? 'ועוד אחד' : `ועוד ${count}`),
    warm: 'בנייה מהירה',
    cold: 'בנייה מלאה',
    why: {
      first: 'הבנייה הראשונה מאז ההפעלה',
      ended: 'תהליך הבנייה נעצר והתחיל מחדש',
      sources: 'קוד האתר, ההגדרות או השדות השתנו',
      template: 'סוג דף חדש בשימוש',
      types: 'מבנה התוכן השתנה',
      check: 'הבנייה המהירה לא עמדה בבדיקה והתחילה מחדש',
      off: 'הבנייה המהירה כבויה',
      distrust: 'הבנייה המהירה לא עמדה בבדיקה',
    },
    phases: {
      source: 'קריאת התוכן',
      pages: 'רשימת הדפים',
      scripts: 'קוד',
      queries: 'שאילתות',
      data: 'נתוני דפים',
      html: 'כתיבת דפים',
      after: 'חיפוש, מפת אתר ודחיסה',
      save: 'שמירת המצב',
      publish: 'העלאה לאתר',
    },
  },
  en: {
    failed: 'Failed: the site has not changed',
    running: 'Running now',
    seconds: (count: string) => `${count} seconds`,
    pages: (count: number) => {
      if (count === 0) return 'no pages changed';
      return count === 1 ? '1 page written' : `${count} pages written`;
    },
    left: (count: number) => `${count} left`,
    causes: {
      start: 'The system started',
      change: 'Editors published',
      renewal: 'Maintenance of the build process',
    },
    changed: (titles: string) => `Published: ${titles}`,
    others: (count: number) => `and ${count} more`,
    warm: 'quick build',
    cold: 'full build',
    why: {
      first: 'first build since the start',
      ended: 'the build process stopped and was restarted',
      sources: "the site's code, settings or fields changed",
      template: 'a kind of page that was not in use before',
      types: 'the content structure changed',
      check: 'the quick build failed its check and was restarted',
      off: 'quick builds are switched off',
      distrust: 'quick builds failed their check',
    },
    phases: {
      source: 'Reading the content',
      pages: 'List of pages',
      scripts: 'Code',
      queries: 'Queries',
      data: 'Page data',
      html: 'Writing pages',
      after: 'Search, sitemap, compression',
      save: 'Saving the state',
      publish: 'Publishing to the site',
    },
  },
} as const;

/** Translated texts that describe one build on the dashboard. */
export interface BuildTexts {
  seconds: string;
  result: string;
  /** Empty for builds recorded by earlier releases, which did not store the cause. */
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

function resultOf({ failed, pages, left }: Build, language: Locale): string {
  const texts = TEXTS[language];
  if (failed) return texts.failed;
  return left ? `${texts.pages(pages)}, ${texts.left(left)}` : texts.pages(pages);
}

/**
 * Returns the dashboard texts that describe the build in progress.
 * @param build the build as reported by the builder
 * @param language language of the admin
 */
export function runningBuildTexts(
  build: RunningBuild,
  language: Locale,
): Pick<BuildTexts, 'cause' | 'kind' | 'result'> {
  const texts = TEXTS[language];
  const result = build.left ? `${texts.running}, ${texts.left(build.left)}` : texts.running;
  return { result, cause: texts.causes[build.cause], kind: kindOf(build, language) };
}

/**
 * Returns the dashboard texts that describe a finished build.
 * @param build a line of `builds.jsonl`
 * @param language language of the admin
 */
export function buildTexts(build: Build, language: Locale): BuildTexts {
  const texts = TEXTS[language];
  const inSeconds = (seconds: number) =>
    texts.seconds(
      seconds.toLocaleString(language === 'he' ? 'he-IL' : 'en-GB', {
        maximumFractionDigits: seconds < 10 ? 2 : 0,
      }),
    );
  return {
    seconds: inSeconds(build.seconds),
    result: resultOf(build, language),
    cause: causeOf(build, language),
    kind: kindOf(build, language),
    phases: Object.entries(build.phases ?? {}).map(([phase, time]) => ({
      name: lookUp(texts.phases, phase) ?? phase,
      time: inSeconds(time),
    })),
  };
}
