import { useTranslation } from 'react-i18next';
import { FormResult } from '../../components/forms/FormResult';
import { ReferenceNumber } from '../../components/forms/ReferenceNumber';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute } from '../../i18n/paths';
import type { BookedMeeting } from './schedule';

interface BookedStepProps {
  booked: BookedMeeting;
  /** Day and time in words. */
  time: string;
}

/** The meeting that is booked. The window closes itself where a page of ours opened it, which then knows that it is over. */
export function BookedStep({ booked: { reference, calendarUrl }, time }: BookedStepProps) {
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
      <p>{t('bookedText')}</p>
      <ReferenceNumber number={reference} />
      <p>
        <a href={calendarUrl}>{t('addToCalendar')}</a>
      </p>
    </FormResult>
  );
}
