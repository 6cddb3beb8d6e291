import type { FormikErrors } from 'formik';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { CheckboxField } from '../../components/forms/CheckboxField';
import { FormBody } from '../../components/forms/FormBody';
import { FormNote } from '../../components/forms/FormNote';
import { FormNotice } from '../../components/forms/FormNotice';
import { LegalLinks } from '../../components/forms/LegalLinks';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextAreaField } from '../../components/forms/TextAreaField';
import { TextField } from '../../components/forms/TextField';
import type { FormDraft } from '../../components/forms/useDraft';
import { useFailureText } from '../../components/forms/useFailureText';
import { useInvalidSubmit } from '../../components/forms/useInvalidSubmit';
import { PropertyFacts } from '../../components/PropertyFacts/PropertyFacts';
import { track } from '../../lib/analytics';
import type { AskedMeeting } from './askedMeeting';
import { BOOKING_FIELDS, COMMENTS_MAX, type BookingValues } from './bookingValues';
import { chosenTime, consents, fields } from './Schedule.styles';

interface DetailsStepProps extends AskedMeeting {
  /** Formatted day and time. */
  time: string;
  onOtherTime: () => void;
  /** Error of the last attempt. */
  error: unknown;
  draft: FormDraft;
}

/** The visitor's details for the chosen time. Takes the focus. Needs a `Formik` above. */
export function DetailsStep({ meeting, home, time, onOtherTime, error, draft }: DetailsStepProps) {
  const { t } = useTranslation('schedule');
  useInvalidSubmit(
    useCallback(
      (errors: FormikErrors<BookingValues>) =>
        track('meeting_invalid', {
          meeting,
          message: BOOKING_FIELDS.map((field) => errors[field]).find(Boolean) ?? 'Fields are mandatory',
        }),
      [meeting],
    ),
  );
  return (
    <FormBody
      label={t('formName')}
      fields={BOOKING_FIELDS}
      returning
      draft={draft}
      notice={error !== null && <NotBooked error={error} />}
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
        <CheckboxField name="allowedMarketing" label={t('allowedMarketing')} />
        <CheckboxField name="allowedSmsAndEmail" label={t('allowedSmsAndEmail')} />
      </div>
      <LegalLinks />
      <SubmitButton label={t('send')} sendingLabel={t('sending')} />
      {home && <PropertyFacts property={home} ruled />}
    </FormBody>
  );
}

function NotBooked({ error }: { error: unknown }) {
  const { t } = useTranslation('schedule');
  const text = useFailureText(error, t('notSent'));
  return (
    <FormNotice tone="error" news={error}>
      {text}
    </FormNotice>
  );
}
