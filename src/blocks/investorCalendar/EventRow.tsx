import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { FileLink } from '../../components/FileLink/FileLink';
import { Heading } from '../../components/Section/Heading';
import { ShownDate } from '../../components/ShownDate/ShownDate';
import { AddToCalendar } from './AddToCalendar';
import { day, facts, row, rowNext, struck, tag, tagMuted, ways, words } from './EventRow.styles';
import type { ShownEvent } from './ShownEvent';

interface EventRowProps {
  event: ShownEvent;
  level: 2 | 3;
  /** Whether to highlight this row as the next event. */
  next?: boolean;
  over?: boolean;
}

/** A row of the calendar with the event's date, title, time, place and actions. */
export function EventRow({ event, level, next = false, over = false }: EventRowProps) {
  const { t } = useTranslation('investors');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const { kind, title, isoDate, shownDate, startTime, endTime, place, link, report, cancelled } = event;
  const hours = [startTime, startTime && endTime].filter(Boolean).join('–');
  return (
    <li css={[row, next && rowNext]}>
      <ShownDate iso={isoDate} shown={shownDate} css={day} />
      <div css={words}>
        <p css={facts}>
          {next && <span css={tag}>{t('nextEvent')}</span>}
          {cancelled && <span css={tagMuted}>{t('eventCancelled')}</span>}
          {kind && t(`eventKind_${kind}`)}
        </p>
        <Heading level={level} look="h3" id={titleId}>
          {cancelled ? <s css={struck}>{title}</s> : title}
        </Heading>
        <p css={facts}>
          {hours && (
            <span>
              <bdi>{hours}</bdi> {t('israelTime')}
            </span>
          )}
          {!hours && kind !== 'report' && <span>{t('allDay')}</span>}
          {place && <span>{place}</span>}
        </p>
      </div>
      <div css={ways}>
        <FileLink file={report} about={titleId}>
          {common('viewReport')}
        </FileLink>
        <ButtonLink link={link} variant="text" />
        {!over && !cancelled && <AddToCalendar event={event} titleId={titleId} />}
      </div>
    </li>
  );
}
