import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { FormResult } from '../../components/forms/FormResult';
import { ReferenceNumber } from '../../components/forms/ReferenceNumber';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute } from '../../i18n/paths';
import type { KeptBooking } from './keptBooking';
import { MeetingFacts } from './MeetingFacts';
import { actions } from './Schedule.styles';

interface BookedStepProps extends KeptBooking {
  /** Day and time in words. */
  time: string;
  onAnother: () => void;
}

/** The meeting that is booked. The window closes itself where a page of ours opened it, which then knows that it is over. */
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
      <p css={actions}>
        <a href={booked.calendarUrl}>{t('addToCalendar')}</a>
        {/* Its page leads to the site, which would not fit this small window. The address is the key to the meeting: no page hears it. */}
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
