import { eventEnd } from '../../lib/eventTimes';

/** An event in its node. */
export interface EventNode {
  date?: string | null;
  startTime?: string | null;
  endTime?: string | null;
}

/** Tells whether an event of the calendar for investors was over at a time. */
export const isEventOver = ({ date, startTime, endTime }: EventNode, now: number): boolean =>
  eventEnd({ date: (date ?? '').slice(0, 10), startTime: startTime || null, endTime: endTime || null }) <=
  now;
