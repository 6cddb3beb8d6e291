import { guardSchedules, type ScheduleArgs } from '../../payload-fixes/scheduleAccess/guardSchedules';
import { adminLanguage } from '../locales/adminLanguage';
import { scheduleFaults } from './scheduleFaults';

const REFUSED = { he: 'לא תוזמן:', en: 'Not scheduled:' };
const OVER = {
  he: 'המועד כבר עבר. יש לבחור תאריך ואחר כך שעה, לפי שעון ישראל.',
  en: 'This time has passed. Choose the date, then the time (Israel time).',
};
/** Tolerance in ms. A time within the current minute does not count as past. */
const MINUTE_MS = 60_000;

/**
 * Returns why a schedule is refused, one reason per line: its time has passed, or the action would be rejected if it
 * ran now. Null if it is allowed.
 */
async function refuse({
  req,
  type,
  date,
  doc,
  global,
  localeToPublish,
}: ScheduleArgs): Promise<string | null> {
  const language = adminLanguage(req.i18n);
  const isOver = date !== undefined && new Date(date).getTime() < Date.now() - MINUTE_MS;
  const faults = [
    ...(isOver ? [OVER[language]] : []),
    ...(await scheduleFaults(req, { type, doc, global, locale: localeToPublish })),
  ];
  return faults.length === 0 ? null : [REFUSED[language], ...faults].join('\n');
}

/**
 * Server function that creates and deletes schedules. It refuses a schedule whose action would be rejected if it ran
 * now.
 */
export const schedulePublish = guardSchedules(refuse);
