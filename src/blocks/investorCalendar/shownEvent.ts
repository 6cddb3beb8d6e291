import type { EventTimes } from '../../lib/eventTimes';

/** An event with id and date. */
export type ShownEvent = Omit<Queries.InvestorEventFragment, 'id' | 'isoDate'> & {
  id: string;
  isoDate: string;
};

/** Returns date and times of an event. */
export const timesOf = ({ isoDate, startTime, endTime }: ShownEvent): EventTimes => ({
  date: isoDate,
  startTime: startTime || null,
  endTime: endTime || null,
});
