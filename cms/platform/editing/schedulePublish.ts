import { guardSchedules, type ScheduleArgs } from '../../payload-fixes/scheduleAccess/guardSchedules';
import { adminLanguage } from '../locales/adminLanguage';
import { scheduleFaults } from './scheduleFaults';

const REFUSED = { he: 'לא תוזמן:', en: 'Not scheduled:' };
const OVER = {
  he: 'המועד כבר עבר. יש לבחור תאריך ואחר כך שעה, לפי שעון ישראל.',
  en: 'This time has passed. Choose the date, then the time (Israel time).',
};
/** Tolerance in ms: the current minute counts as now. */
const MINUTE_MS = 60_000;

/** Returns the reasons against a schedule, one per line: its time has passed, or the action would be refused now. */
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

/** Server function that creates or deletes a schedule for a publication that would be allowed now. */
export const schedulePublish = guardSchedules(refuse);
