import { useLanguage } from '../../i18n/LanguageContext';
import { useCalendarRead, type CalendarRead } from './useCalendarRead';
import { readSlots, type MeetingSlots } from './schedule';

/** Requests the times at which a kind of meeting can be booked. Must be used inside `LiveData`. */
export function useSlots(meeting: string): CalendarRead<MeetingSlots> {
  const { culture } = useLanguage();
  return useCalendarRead(['meeting slots', culture, meeting], (signal) =>
    readSlots(meeting, { culture, signal }),
  );
}
