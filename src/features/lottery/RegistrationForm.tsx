import { Formik, type FormikErrors } from 'formik';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../components/forms/CheckboxField';
import { FormBody } from '../../components/forms/FormBody';
import { FormNote } from '../../components/forms/FormNote';
import { FormNotice } from '../../components/forms/FormNotice';
import { FormResult } from '../../components/forms/FormResult';
import { LegalLinks } from '../../components/forms/LegalLinks';
import { ReferenceNumber } from '../../components/forms/ReferenceNumber';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextField } from '../../components/forms/TextField';
import { useFailureText } from '../../components/forms/useFailureText';
import { useInvalidSubmit } from '../../components/forms/useInvalidSubmit';
import { track } from '../../lib/analytics';
import { israelMoment } from '../../lib/israelMoment';
import { consents } from './Lottery.styles';
import { registrationSchema } from './registrationSchema';
import { emptyRegistration, REGISTRATION_FIELDS, type RegistrationValues } from './registrationValues';
import { useRegistration } from './useRegistration';

interface RegistrationFormProps {
  /** Id of the lottery in the CMS. */
  lottery: string;
  /** Called when the lottery may have been closed. */
  onRefused: () => void;
}

/** The registration form of a lottery, then the assigned number with instructions to confirm it. */
export function RegistrationForm({ lottery, onRefused }: RegistrationFormProps) {
  const { t } = useTranslation('lottery');
  const { registered, error, draft, send, another, returning } = useRegistration(lottery, onRefused);
  const schema = useMemo(() => registrationSchema(t), [t]);

  if (registered)
    return (
      <FormResult success title={t('registered')} action={{ label: t('another'), onClick: another }}>
        <p>{t('registeredText', { ...israelMoment(registered.confirmUntil) })}</p>
        <ReferenceNumber number={registered.number} />
      </FormResult>
    );
  return (
    <Formik initialValues={emptyRegistration} validationSchema={schema} onSubmit={send}>
      <FormBody
        label={t('formName')}
        fields={REGISTRATION_FIELDS}
        returning={returning}
        draft={draft}
        notice={error !== null && <NotSent error={error} />}
      >
        <RegistrationFields lottery={lottery} />
      </FormBody>
    </Formik>
  );
}

function NotSent({ error }: { error: unknown }) {
  const { t } = useTranslation('lottery');
  const text = useFailureText(error, t('notSent'));
  return (
    <FormNotice tone="error" news={error}>
      {text}
    </FormNotice>
  );
}

function RegistrationFields({ lottery }: { lottery: string }) {
  const { t } = useTranslation('lottery');
  useInvalidSubmit(
    useCallback(
      (errors: FormikErrors<RegistrationValues>) =>
        track('lottery_invalid', {
          lottery,
          message: REGISTRATION_FIELDS.map((field) => errors[field]).find(Boolean) ?? 'Fields are mandatory',
        }),
      [lottery],
    ),
  );
  return (
    <>
      <FormNote>{t('requiredNote')}</FormNote>
      <TextField name="fullName" label={t('fullName')} autoComplete="name" required />
      <TextField
        name="idNumber"
        label={t('idNumber')}
        type="number"
        autoComplete="off"
        hint={t('idNumberHint')}
        required
      />
      <TextField name="phone" label={t('phone')} type="tel" autoComplete="tel" required />
      <TextField name="email" label={t('email')} type="email" autoComplete="email" required />
      <div css={consents}>
        <CheckboxField name="terms" label={t('terms')} shortLabel={t('termsName')} required />
        <CheckboxField name="allowedMarketing" label={t('allowedMarketing')} />
        <CheckboxField name="allowedSmsAndEmail" label={t('allowedSmsAndEmail')} />
      </div>
      <LegalLinks />
      <SubmitButton label={t('send')} sendingLabel={t('sending')} />
    </>
  );
}
