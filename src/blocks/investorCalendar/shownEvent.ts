import type { EventTimes } from '../../lib/eventTimes';

/** An event that has what it is known by. */
export type ShownEvent = Omit<Queries.InvestorEventFragment, 'id' | 'isoDate'> & {
  id: string;
  isoDate: string;
};

/** When it is. */
export const timesOf = ({ isoDate, startTime, endTime }: ShownEvent): EventTimes => ({
  date: isoDate,
  startTime: startTime || null,
  endTime: endTime || null,
});
