import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageContext';
import { calendarEventPath } from '../../i18n/paths';
import { add } from './EventRow.styles';
import { googleCalendarHref } from './googleCalendarHref';
import type { ShownEvent } from './ShownEvent';

interface AddToCalendarProps {
  event: ShownEvent;
  /**
   * Id of the element with the event's title. The links refer to it, so that their accessible names contain the title.
   */
  titleId: string;
}

/** Links that add an event to a calendar: a file for any calendar program, or Google Calendar. */
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
