import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { FailureNotice } from '../../components/forms/FailureNotice';
import { FormBody } from '../../components/forms/FormBody';
import { FormNote } from '../../components/forms/FormNote';
import { LegalLinks } from '../../components/forms/LegalLinks';
import { MarketingConsents } from '../../components/forms/MarketingConsents';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextAreaField } from '../../components/forms/TextAreaField';
import { TextField } from '../../components/forms/TextField';
import { PropertyFacts } from '../../components/PropertyFacts/PropertyFacts';
import type { RequestedMeeting } from './requestedMeeting';
import { COMMENTS_MAX } from './bookingValues';
import { chosenTime, consents, fields } from './Schedule.styles';
import type { useBooking } from './useBooking';

interface DetailsStepProps {
  home: RequestedMeeting['home'];
  /** Chosen day and time as text. */
  time: string;
  onOtherTime: () => void;
  form: ReturnType<typeof useBooking>;
}

/**
 * The step in which the visitor enters personal details for the chosen time. It takes the focus when it appears. Must
 * be rendered inside `Formik`.
 */
export function DetailsStep({ home, time, onOtherTime, form }: DetailsStepProps) {
  const { t } = useTranslation('schedule');
  return (
    <FormBody
      {...form.body}
      returning
      label={t('formName')}
      notice={<FailureNotice error={form.error} fallback={t('notSent')} />}
    >
      <p css={chosenTime}>
        <strong>
          {t('chosen')}: <bdi>{time}</bdi>
        </strong>
        <Button variant="text" onClick={onOtherTime}>
          {t('anotherTime')}
        </Button>
      </p>
      <FormNote>{t('requiredNote')}</FormNote>
      <div css={fields}>
        <TextField name="fullName" label={t('fullName')} autoComplete="name" required />
        <TextField name="phone" label={t('phone')} type="tel" autoComplete="tel" required />
        <TextField name="email" label={t('email')} type="email" autoComplete="email" required />
        <TextAreaField name="comments" label={t('comments')} maxLength={COMMENTS_MAX} />
      </div>
      <div css={consents}>
        <MarketingConsents />
      </div>
      <LegalLinks />
      <SubmitButton label={t('send')} sendingLabel={t('sending')} />
      {home && <PropertyFacts property={home} ruled />}
    </FormBody>
  );
}
