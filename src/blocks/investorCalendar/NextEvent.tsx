import { useTranslation } from 'react-i18next';
import { ShownDate } from '../../components/ShownDate/ShownDate';
import { nextDate, nextLine } from './NextEvent.styles';
import { useEvents } from './useEvents';

/**
 * The next event in one line, with a link to the calendar further down the page. Renders nothing if no event is
 * upcoming.
 */
export function NextEvent({ events }: Pick<Queries.InvestorCalendarFragment, 'events'>) {
  const { t } = useTranslation('investors');
  const [next] = useEvents(events).toCome.filter(({ cancelled }) => !cancelled);
  if (!next) return null;
  return (
    <p css={nextLine}>
      <span>{t('nextDate')}</span>
      <ShownDate iso={next.isoDate} shown={next.shownDate} css={nextDate} />
      <a href="#calendar">{next.title}</a>
    </p>
  );
}
