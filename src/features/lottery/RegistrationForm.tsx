import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../components/forms/CheckboxField';
import { FailureNotice } from '../../components/forms/FailureNotice';
import { consents } from '../../components/forms/form.styles';
import { FormNote } from '../../components/forms/FormNote';
import { FormResult } from '../../components/forms/FormResult';
import { LegalLinks } from '../../components/forms/LegalLinks';
import { MarketingConsents } from '../../components/forms/MarketingConsents';
import { ReferenceNumber } from '../../components/forms/ReferenceNumber';
import { ServiceForm } from '../../components/forms/ServiceForm';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextField } from '../../components/forms/TextField';
import { useServiceForm } from '../../components/forms/useServiceForm';
import { track } from '../../lib/analytics';
import { israelMoment } from '../../lib/israelMoment';
import { registrationSchema } from './registrationSchema';
import { emptyRegistration, REGISTRATION_FIELDS, REGISTRATION_UNSAVED_FIELDS } from './registrationValues';
import { sendRegistration } from './sendRegistration';

interface RegistrationFormProps {
  /** Id of the lottery in the CMS. */
  lottery: string;
  /** Called when a registration fails, because the lottery may have closed in the meantime. */
  onRefused: () => void;
}

/** The registration form of a lottery. After registration it shows the assigned number and how to confirm it. */
export function RegistrationForm({ lottery, onRefused }: RegistrationFormProps) {
  const { t } = useTranslation('lottery');
  const { t: consent } = useTranslation('consents');
  const form = useServiceForm({
    empty: emptyRegistration,
    schema: useMemo(() => registrationSchema(t), [t]),
    fields: REGISTRATION_FIELDS,
    draft: { key: `lottery-${lottery}`, never: REGISTRATION_UNSAVED_FIELDS },
    content: (values) => ({ values, lottery }),
    send: (values, request) => sendRegistration(values, lottery, request),
    onFailure: onRefused,
    report: (outcome, details) => track(`lottery_${outcome}`, { lottery, ...details }),
  });

  if (form.sent)
    return (
      <FormResult success title={t('registered')} action={{ label: t('another'), onClick: form.back }}>
        <p>{t('registeredText', { ...israelMoment(form.sent.answer.confirmUntil) })}</p>
        <ReferenceNumber number={form.sent.answer.number} />
      </FormResult>
    );
  return (
    <ServiceForm
      form={form}
      label={t('formName')}
      notice={<FailureNotice error={form.error} fallback={t('notSent')} />}
    >
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
        <CheckboxField name="terms" label={consent('lotteryTerms')} shortLabel={t('termsName')} required />
        <MarketingConsents />
      </div>
      <LegalLinks />
      <SubmitButton label={t('send')} sendingLabel={t('sending')} />
    </ServiceForm>
  );
}
