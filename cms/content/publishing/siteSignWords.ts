import type { DocumentFault } from '../../platform/builds/DocumentFault';
import { faultLocale, faultReasonText } from '../../platform/builds/faultReasonText';
import type { PublicationState } from './PublicationState';
import type { Locale } from '../../platform/locales/locales';

const DAY_MS = 86_400_000;
/** Longer durations are shown in minutes, at least two. */
const MOST_SECONDS = 90;
const CULTURES = { he: 'he-IL', en: 'en-GB' };

const TEXTS = {
  he: {
    never: 'עוד לא פורסם',
    building: 'מתפרסם באתר…',
    going: 'יורד מהאתר…',
    usually: (time: string) => ` (בדרך כלל ${time})`,
    whole: 'האתר כולו נבנה כעת',
    second: 'שנייה אחת',
    seconds: (count: number) => `${count} שניות`,
    minutes: (count: number) => `${count} דקות`,
    live: (moment: string) => `באתר מאז ${moment}`,
    liveUnknown: 'באתר',
    gone: (moment: string) => `ירד מהאתר ב־${moment}`,
    goneUnknown: 'אינו באתר',
    late: 'השינוי עוד לא הגיע לאתר. אם זה נמשך, יש לפנות למנהל המערכת.',
    failed: (moment: string) =>
      `בניית האתר נכשלה ב־${moment}: המבקרים רואים את הגרסה הקודמת. הפרסום הבא ינסה שוב.`,
    notBuilt: 'לא נבנה באתר',
    before: 'המבקרים רואים את הגרסה הקודמת, אם יש כזו.',
    link: 'לדף באתר',
    notDone: {
      publish: (moment: string) =>
        `הפרסום שתוזמן ל־${moment} לא בוצע. ״פרסום״ יגיד מה חסר; אפשר גם לתזמן מחדש.`,
      unpublish: (moment: string) => `ההורדה מהאתר שתוזמנה ל־${moment} לא בוצעה.`,
    },
  },
  en: {
    never: 'Not published yet',
    building: 'Being published on the site…',
    going: 'Being taken off the site…',
    usually: (time: string) => ` (usually ${time})`,
    whole: 'The whole site is being built',
    second: 'a second',
    seconds: (count: number) => `${count} seconds`,
    minutes: (count: number) => `${count} minutes`,
    live: (moment: string) => `On the site since ${moment}`,
    liveUnknown: 'On the site',
    gone: (moment: string) => `Off the site since ${moment}`,
    goneUnknown: 'Not on the site',
    late: 'The change has not reached the site yet. If this goes on, tell the administrator.',
    failed: (moment: string) =>
      `The site’s build failed at ${moment}: visitors see the version before. The next publication tries again.`,
    notBuilt: 'Not built',
    before: 'Visitors see the version before, if there is one.',
    link: 'See it on the site',
    notDone: {
      publish: (moment: string) =>
        `What was to be published at ${moment} was not. “Publish” says what is lacking; or schedule it again.`,
      unpublish: (moment: string) => `What was to be taken off the site at ${moment} was not.`,
    },
  },
};

/** Time for today, date and time for other days, in Israel. */
export function shortMoment(at: string, language: Locale, now = Date.now()): string {
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  const isToday = now - Date.parse(at) < DAY_MS / 2;
  return new Intl.DateTimeFormat(CULTURES[language], {
    timeZone: 'Asia/Jerusalem',
    ...(isToday ? time : { day: 'numeric', month: 'numeric', year: 'numeric', ...time }),
  }).format(new Date(at));
}

/** Duration in seconds or full minutes. */
function timeWords(seconds: number, language: Locale): string {
  const texts = TEXTS[language];
  if (seconds > MOST_SECONDS) return texts.minutes(Math.ceil(seconds / 60));
  const whole = Math.max(1, Math.round(seconds));
  return whole === 1 ? texts.second : texts.seconds(whole);
}

/** Text of the publication state for editors. */
export interface SiteSignWords {
  text: string;
  tone: 'fault' | 'plain' | 'working';
  /** Public address in the edited language. */
  link?: { href: string; text: string };
}

/** Text of a failed schedule; null without one. */
export const failedScheduleWords = ({ failedSchedule }: PublicationState, language: Locale): string | null =>
  failedSchedule
    ? TEXTS[language].notDone[failedSchedule.type](shortMoment(failedSchedule.at, language))
    : null;

function notBuiltWords(faults: readonly DocumentFault[], language: Locale): string {
  const texts = TEXTS[language];
  const all = (words: (fault: DocumentFault, language: Locale) => string) => [
    ...new Set(faults.map((fault) => words(fault, language))),
  ];
  const where = [texts.notBuilt, ...all(faultLocale)].filter(Boolean).join(' ');
  return [`${where}.`, ...all(faultReasonText), texts.before].join(' ');
}

/**
 * Describes the publication state.
 * @param sign response of the CMS
 * @param language language of the admin
 * @param locale edited language, for the link
 * @returns null without a message
 */
export function siteSignWords(
  sign: PublicationState,
  language: Locale,
  locale: Locale,
): SiteSignWords | null {
  const texts = TEXTS[language];
  if (sign.public === 'never') return { text: texts.never, tone: 'plain' };
  const isThere = sign.public === 'yes';
  const href = sign.urls[locale];
  const link = isThere && href ? { link: { href, text: texts.link } } : {};
  if (sign.faults && sign.state !== 'building') {
    return { text: notBuiltWords(sign.faults, language), tone: 'fault' };
  }
  switch (sign.state) {
    case 'unknown':
      return link.link ? { text: '', tone: 'plain', ...link } : null;
    case 'building': {
      const usually = sign.seconds ? texts.usually(timeWords(sign.seconds, language)) : '';
      const whole = sign.whole ? ` ${texts.whole}` : '';
      return { text: `${isThere ? texts.building : texts.going}${whole}${usually}`, tone: 'working' };
    }
    case 'late':
      return { text: texts.late, tone: 'fault' };
    case 'failed':
      return { text: texts.failed(shortMoment(sign.at, language)), tone: 'fault' };
    case 'live': {
      if (!sign.since)
        return { text: isThere ? texts.liveUnknown : texts.goneUnknown, tone: 'plain', ...link };
      const moment = shortMoment(sign.since, language);
      return { text: isThere ? texts.live(moment) : texts.gone(moment), tone: 'plain', ...link };
    }
  }
}
