import { useLanguage } from '../../i18n/LanguageContext';
import { readKinds, type MeetingKind } from './schedule';
import { useCalendarRead, type CalendarRead } from './useCalendarRead';

/** Requests the kinds of meeting that a project offers. Must be used inside `LiveData`. */
export function useKinds(project: string): CalendarRead<readonly MeetingKind[]> {
  const { culture } = useLanguage();
  return useCalendarRead(['meeting kinds', culture, project], (signal) =>
    readKinds(project, { culture, signal }),
  );
}
