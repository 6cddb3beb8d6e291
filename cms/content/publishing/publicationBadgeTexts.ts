import { israelDay } from '@group/rules/time/israelTime';
import type { DocumentFault } from '../../platform/builds/DocumentFault';
import { faultLocale, faultReasonText } from '../../platform/builds/faultReasonText';
import type { PublicationState } from './PublicationState';
import type { Locale } from '../../platform/locales/locales';

/** Longest duration shown in seconds. Longer durations are shown in minutes. */
const MAX_SECONDS = 90;
const CULTURES = { he: 'he-IL', en: 'en-GB' };

const TEXTS = {
  he: {
    never: 'עדיין לא פורסם',
    building: 'מתפרסם באתר…',
    going: 'בהסרה מהאתר…',
    usually: (time: string) => ` (בדרך כלל ${time})`,
    whole: 'האתר כולו נבנה כעת',
    pages: (done: number, total: number) => `עודכנו ${done} מתוך ${total} דפים באתר`,
    second: 'שנייה אחת',
    seconds: (count: number) => `${count} שניות`,
    minutes: (count: number) => `${count} דקות`,
    live: (moment: string) => `באתר מאז ${moment}`,
    liveUnknown: 'באתר',
    gone: (moment: string) => `הוסר מהאתר ב־${moment}`,
    goneUnknown: 'אינו באתר',
    late: 'השינוי עדיין לא הופיע באתר. אם זה נמשך, יש לפנות למנהל המערכת.',
    failed: (moment: string) =>
      `בניית האתר נכשלה ב־${moment}. המבקרים רואים את הגרסה הקודמת. המערכת תנסה שוב אוטומטית, וגם בפרסום הבא.`,
    notBuilt: 'לא התפרסם באתר',
    before: 'המבקרים באתר רואים את הגרסה הקודמת, אם יש כזאת.',
    link: 'לדף באתר',
    notDone: {
      publish: (moment: string) =>
        `הפרסום המתוזמן לא בוצע (${moment}). לחיצה על ״פרסום״ תראה מה חסר. אפשר גם לתזמן מחדש.`,
      unpublish: (moment: string) => `ההסרה המתוזמנת מהאתר לא בוצעה (${moment}).`,
    },
  },
  en: {
    never: 'Not published yet',
    building: 'Being published on the site…',
    going: 'Being taken off the site…',
    usually: (time: string) => ` (usually ${time})`,
    whole: 'The whole site is being built',
    pages: (done: number, total: number) => `${done} of ${total} pages of the site are updated`,
    second: 'a second',
    seconds: (count: number) => `${count} seconds`,
    minutes: (count: number) => `${count} minutes`,
    live: (moment: string) => `On the site since ${moment}`,
    liveUnknown: 'On the site',
    gone: (moment: string) => `Off the site since ${moment}`,
    goneUnknown: 'Not on the site',
    late: 'The change has not reached the site yet. If this continues, tell an administrator.',
    failed: (moment: string) =>
      `The build of the site failed at ${moment}. Visitors see the previous version. The build is repeated automatically, and after the next change.`,
    notBuilt: 'Could not be published',
    before: 'Visitors see the previous version, if there is one.',
    link: 'See it on the site',
    notDone: {
      publish: (moment: string) =>
        `The scheduled publication failed (${moment}). Press “Publish” to see what is missing, or schedule it again.`,
      unpublish: (moment: string) => `The scheduled unpublishing failed (${moment}).`,
    },
  },
};

/** Formats a moment in Israel time: only the time if it is recent, otherwise date and time. */
export function shortMoment(at: string, language: Locale, now = Date.now()): string {
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  const isToday = israelDay(Date.parse(at)) === israelDay(now);
  return new Intl.DateTimeFormat(CULTURES[language], {
    timeZone: 'Asia/Jerusalem',
    ...(isToday ? time : { day: 'numeric', month: 'numeric', year: 'numeric', ...time }),
  }).format(new Date(at));
}

/** Formats a duration in seconds or in whole minutes. */
function timeWords(seconds: number, language: Locale): string {
  const texts = TEXTS[language];
  if (seconds > MAX_SECONDS) return texts.minutes(Math.ceil(seconds / 60));
  const whole = Math.max(1, Math.round(seconds));
  return whole === 1 ? texts.second : texts.seconds(whole);
}

/** Texts that describe the publication state to editors. */
export interface PublicationBadgeTexts {
  text: string;
  tone: 'fault' | 'plain' | 'working';
  /** Link to the public page in the language being edited. */
  link?: { href: string; text: string };
}

/** Describes a failed schedule. Returns null if none failed. */
export const failedScheduleText = ({ failedSchedule }: PublicationState, language: Locale): string | null =>
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
 * Describes the publication state to editors.
 * @param sign publication state as returned by the CMS
 * @param language language of the admin
 * @param locale language being edited, which the link leads to
 * @returns null if there is nothing to say
 */
export function publicationBadgeTexts(
  sign: PublicationState,
  language: Locale,
  locale: Locale,
): PublicationBadgeTexts | null {
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
      if (sign.pages) {
        const { done, total } = sign.pages;
        return {
          text: `${isThere ? texts.building : texts.going} ${texts.pages(done, total)}`,
          tone: 'working',
        };
      }
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
      if (sign.pages) {
        const { done, total } = sign.pages;
        const text = `${isThere ? texts.live(moment) : texts.gone(moment)} · ${texts.pages(done, total)}`;
        return { text, tone: 'working', ...link };
      }
      return { text: isThere ? texts.live(moment) : texts.gone(moment), tone: 'plain', ...link };
    }
  }
}
