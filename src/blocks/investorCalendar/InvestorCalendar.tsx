import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { disclosure } from '../../theme/disclosure';
import { EventRow } from './EventRow';
import { header, list, none, past } from './InvestorCalendar.styles';
import { SubscribeLink } from './SubscribeLink';
import { useEvents } from './useEvents';

export const fragment = graphql`
  fragment InvestorEvent on CmsInvestorEvent {
    id
    kind
    title
    isoDate: date(formatString: "YYYY-MM-DD")
    shownDate: date(formatString: "D.M.YYYY")
    startTime
    endTime
    startsAt
    endsAt
    calendarDates
    place
    link {
      ...LinkFields
    }
    report {
      ...FileLinkFields
    }
    cancelled
    over
  }
  fragment InvestorCalendar on CmsInvestorCalendarBlock {
    id
    title
    events {
      ...InvestorEvent
    }
  }
`;

/**
 * Dates of reports, meetings and calls: upcoming events first, past events below. Visitors can subscribe to a feed for
 * calendar programs.
 */
export function InvestorCalendar({ title, events, first }: Queries.InvestorCalendarFragment & BlockProps) {
  const { t } = useTranslation('investors');
  const { toCome, over } = useEvents(events);
  if (toCome.length + over.length === 0) return null;
  const level = first ? 2 : 3;
  return (
    <Section named id="calendar">
      <div css={header}>
        <SectionHeader title={title || t('calendar')} first={first} namesSection />
        <SubscribeLink />
      </div>
      {toCome.length > 0 ? (
        <ol css={list}>
          {toCome.map((event, index) => (
            <EventRow key={event.id} event={event} level={level} next={index === 0} />
          ))}
        </ol>
      ) : (
        <p css={none}>{t('noEvents')}</p>
      )}
      {over.length > 0 && (
        <details css={past}>
          <summary css={disclosure}>{t('pastEvents', { count: over.length })}</summary>
          <ol css={list}>
            {over.map((event) => (
              <EventRow key={event.id} event={event} level={level} over />
            ))}
          </ol>
        </details>
      )}
    </Section>
  );
}
