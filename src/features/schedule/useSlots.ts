import { useLanguage } from '../../i18n/LanguageContext';
import { useCalendarRead, type CalendarRead } from './useCalendarRead';
import { readSlots, type MeetingSlots } from './schedule';

/** Requests the free times of a kind of meeting. Needs a `LiveData` above. */
export function useSlots(meeting: string): CalendarRead<MeetingSlots> {
  const { culture } = useLanguage();
  return useCalendarRead(['meeting slots', culture, meeting], (signal) =>
    readSlots(meeting, { culture, signal }),
  );
}
