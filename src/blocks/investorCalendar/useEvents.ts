import { useEffect, useState } from 'react';
import { eventEnd, eventStart } from '../../lib/eventTimes';
import { timesOf, type ShownEvent } from './shownEvent';

interface Events {
  /** Next first. */
  toCome: ShownEvent[];
  /** Latest first. */
  over: ShownEvent[];
}

/**
 * Splits events into upcoming and past ones: as built, and after hydration by the visitor's clock.
 * @param events in any order; those without id or date are ignored
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
    .flatMap((event) =>
      event?.id && event.isoDate ? { ...event, id: event.id, isoDate: event.isoDate } : [],
    )
    .sort((a, b) => eventStart(timesOf(a)) - eventStart(timesOf(b)));
  const isOver = (event: ShownEvent) => (now === null ? event.over : eventEnd(timesOf(event)) <= now);
  return {
    toCome: dated.filter((event) => !isOver(event)),
    over: dated.filter(isOver).reverse(),
  };
}
