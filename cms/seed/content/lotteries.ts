import { daysFromSeed } from '../lib/seedDay';
import { text } from '../lib/bilingual';

const [ISRAEL_MORNING, ISRAEL_NOON] = [7, 10];

/** Returns a UTC time at the given hour, a number of days after the seed. */
const hourOf = (days: number, hour: number): string => {
  const at = new Date(daysFromSeed(days));
  at.setUTCHours(hour);
  return at.toISOString();
};

/**
 * Lotteries of the two projects for eligible buyers. One is open and one has been drawn. `project` is the key of the
 * project.
 */
export const lotteries = [
  {
    key: 'pomegranate',
    project: 'pomegranate',
    name: text('הגרלת שכונת הרימון', 'Lottery of Pomegranate Quarter'),
    homes: 216,
    opensAt: hourOf(-10, ISRAEL_MORNING),
    closesAt: hourOf(32, ISRAEL_NOON),
    registrants: 8,
    drawn: false,
  },
  {
    key: 'almondGrove',
    project: 'almondGrove',
    name: text('ההגרלה הראשונה של נווה שקד', 'First lottery of Almond Grove'),
    homes: 70,
    opensAt: hourOf(-120, ISRAEL_MORNING),
    closesAt: hourOf(-60, ISRAEL_NOON),
    registrants: 112,
    drawn: true,
  },
] as const;

/** Fictional names from which the demo's lottery registrants are composed. */
export const registrantNames = {
  first: ['נועה', 'איתי', 'תמר', 'אדם', 'מאיה', 'עומר', 'ליאור', 'סאלח', 'רבקה', 'יונתן', 'הילה', 'אביגיל'],
  last: ['אלמוג', 'ברקת', 'גבעולי', 'דרומי', 'הרדוף', 'ורדי', 'זמירי', 'חרמוני', 'טללי', 'ירדני', 'כרמלי'],
} as const;
