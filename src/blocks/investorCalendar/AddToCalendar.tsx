import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageContext';
import { calendarEventPath } from '../../i18n/paths';
import { add } from './EventRow.styles';
import { googleCalendarHref } from './googleCalendarHref';
import type { ShownEvent } from './ShownEvent';

interface AddToCalendarProps {
  event: ShownEvent;
  /** Id of the event's title, which is part of the links' accessible names. */
  titleId: string;
}

/** Adds an event to a calendar: as a file for any program, or to Google's. */
export function AddToCalendar({ event, titleId }: AddToCalendarProps) {
  const { t } = useTranslation('investors');
  const { code } = useLanguage();
  const id = useId();
  return (
    <>
      <a
        href={calendarEventPath(code, event.id)}
        css={add}
        id={`${id}-file`}
        aria-labelledby={`${id}-file ${titleId}`}
      >
        {t('addToCalendar')}
      </a>
      <a
        href={googleCalendarHref(event)}
        target="_blank"
        rel="noopener"
        css={add}
        id={`${id}-google`}
        aria-labelledby={`${id}-google ${titleId}`}
      >
        {t('addToGoogle')}
      </a>
    </>
  );
}
