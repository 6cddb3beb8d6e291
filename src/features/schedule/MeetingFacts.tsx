import { useTranslation } from 'react-i18next';
import { about } from './Schedule.styles';
import type { MeetingKind } from './schedule';

/** What a meeting is: its project, kind, place and length. */
export function MeetingFacts({ meeting }: { meeting: MeetingKind }) {
  const { t } = useTranslation('schedule');
  return (
    <p css={about}>
      {[meeting.project, meeting.name, meeting.place, t('minutes', { number: meeting.minutes })]
        .filter(Boolean)
        .map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
    </p>
  );
}
