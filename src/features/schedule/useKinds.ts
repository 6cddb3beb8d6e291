import { useLanguage } from '../../i18n/LanguageContext';
import { readKinds, type MeetingKind } from './schedule';
import { useCalendarRead, type CalendarRead } from './useCalendarRead';

/** The kinds of meeting of a project. Needs a `LiveData` above it. */
export function useKinds(project: string): CalendarRead<readonly MeetingKind[]> {
  const { culture } = useLanguage();
  return useCalendarRead(['meeting kinds', culture, project], (signal) =>
    readKinds(project, { culture, signal }),
  );
}
