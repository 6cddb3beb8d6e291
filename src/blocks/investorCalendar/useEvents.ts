import { useEffect, useState } from 'react';
import type { ShownEvent } from './ShownEvent';

interface Events {
  /** Next first. */
  toCome: ShownEvent[];
  /** Latest first. */
  over: ShownEvent[];
}

/**
 * Splits events into upcoming and past ones. Until hydration, it uses the split of the build; afterwards, the visitor's
 * clock.
 * @param events in any order; events without an id, start or end are ignored
 */
export function useEvents(events: Queries.InvestorCalendarFragment['events']): Events {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const dated = (events ?? [])
    .filter((event): event is ShownEvent => Boolean(event?.id && event.startsAt && event.endsAt))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const isOver = ({ over, endsAt }: ShownEvent) => (now === null ? over : Date.parse(endsAt) <= now);
  return {
    toCome: dated.filter((event) => !isOver(event)),
    over: dated.filter(isOver).reverse(),
  };
}
