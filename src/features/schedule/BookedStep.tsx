import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { FormResult } from '../../components/forms/FormResult';
import { ReferenceNumber } from '../../components/forms/ReferenceNumber';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute } from '../../i18n/paths';
import type { StoredBooking } from './storedBooking';
import { MeetingFacts } from './MeetingFacts';
import { afterwards } from './Schedule.styles';

interface BookedStepProps extends StoredBooking {
  /** Day and time of the meeting as text. */
  time: string;
  onAnother: () => void;
}

/**
 * The confirmation of a booked meeting. If a page of the site opened the scheduler in its own window, a button closes
 * this window, which that page notices.
 */
export function BookedStep({ booked, meeting, language, time, onAnother }: BookedStepProps) {
  const { t } = useTranslation('schedule');
  const { code } = useLanguage();
  return (
    <FormResult
      success
      level={2}
      title={t('booked')}
      action={
        window.opener
          ? { label: t('close'), onClick: () => window.close() }
          : { label: t('toSite'), to: localizedRoute('/', code) }
      }
    >
      <p>
        <strong>
          <bdi>{time}</bdi>
        </strong>
      </p>
      <MeetingFacts meeting={meeting} language={language} />
      <p>{t('bookedText')}</p>
      <ReferenceNumber number={booked.reference} />
      <p css={afterwards}>
        <a href={booked.calendarUrl}>{t('addToCalendar')}</a>
        {/* Opens the site, which does not fit this small window. The address is the meeting's secret, so the referrer
            is suppressed. */}
        <a href={booked.manageUrl} target="_blank" rel="noopener noreferrer">
          {t('manage')}
          <VisuallyHidden> {t('common:inNewTab')}</VisuallyHidden>
        </a>
        <Button variant="text" onClick={onAnother}>
          {t('another')}
        </Button>
      </p>
    </FormResult>
  );
}
