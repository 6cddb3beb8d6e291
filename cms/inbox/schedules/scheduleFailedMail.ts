import type { Locale } from '../../platform/locales/locales';
import { formatDateTime } from '../../platform/labels/formatValues';

const TEXTS = {
  he: {
    subject: { publish: 'פרסום מתוזמן לא בוצע', unpublish: 'הסרה מתוזמנת מהאתר לא בוצעה' },
    at: (moment: string) => ` (${moment})`,
    was: {
      publish: (what: string, at: string) => `הפרסום של ${what} לא בוצע במועד שנקבע${at}.`,
      unpublish: (what: string, at: string) => `ההסרה של ${what} מהאתר לא בוצעה במועד שנקבע${at}.`,
    },
    named: (kind: string, name: string) => `${kind} ״${name}״`,
    why: 'הסיבה:',
    next: 'לא יהיה ניסיון נוסף. יש לתקן כאן, ואז לפרסם או לתזמן מחדש:',
  },
  en: {
    subject: { publish: 'Scheduled publishing failed', unpublish: 'Scheduled unpublishing failed' },
    at: (moment: string) => ` (${moment})`,
    was: {
      publish: (what: string, at: string) => `${what} was not published at the scheduled time${at}.`,
      unpublish: (what: string, at: string) =>
        `${what} was not taken off the site at the scheduled time${at}.`,
    },
    named: (kind: string, name: string) => `${kind} “${name}”`,
    why: 'Reason:',
    next: 'There will be no further attempt. Correct it here, then publish or schedule it again:',
  },
} as const satisfies Record<Locale, unknown>;

interface ScheduleFailure {
  type: 'publish' | 'unpublish';
  /** Label of the collection or global. */
  kind: string;
  /** Name of the document; null for a global. */
  name: string | null;
  /** Scheduled time in ISO format. */
  at: string | null;
  reasons: readonly string[];
  /** Link to the document's page in the admin. */
  link: string;
}

/** Writes the mail that reports a scheduled publication, or unpublication, that failed. */
export function scheduleFailedMail(
  { type, kind, name, at, reasons, link }: ScheduleFailure,
  language: Locale,
): { subject: string; text: string } {
  const texts = TEXTS[language];
  const moment = at ? formatDateTime(at, language) : '';
  const what = name ? texts.named(kind, name) : kind;
  return {
    subject: `${texts.subject[type]}: ${name ?? kind}`.replace(/\s+/g, ' '),
    text: [
      texts.was[type](what, moment && texts.at(moment)),
      '',
      texts.why,
      ...reasons.map((reason) => `- ${reason}`),
      '',
      texts.next,
      link,
    ].join('\n'),
  };
}
