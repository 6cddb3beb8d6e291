import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNote } from '../../components/forms/FormNote';
import { LegalLinks } from '../../components/forms/LegalLinks';
import { SelectField } from '../../components/forms/SelectField';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextAreaField } from '../../components/forms/TextAreaField';
import { TextField } from '../../components/forms/TextField';
import { LeadConsents } from './LeadConsents';
import { LEAD_FIELDS, MESSAGE_MAX, type LeadValues, type LeadVariant } from './leadValues';

interface LeadFieldsProps {
  variant: LeadVariant;
  subjects?: readonly string[] | undefined;
  consentText?: string | null | undefined;
  buttonText?: string | null | undefined;
}

/** The fields, consents and submit button of a lead form. */
export function LeadFields({ variant, subjects = [], consentText, buttonText }: LeadFieldsProps) {
  const { t } = useTranslation('lead');
  const reached: Partial<Record<keyof LeadValues, ReactNode>> = {
    phone: <TextField key="phone" name="phone" label={t('phone')} type="tel" autoComplete="tel" required />,
    email: (
      <TextField key="email" name="email" label={t('email')} type="email" autoComplete="email" required />
    ),
  };
  return (
    <>
      <FormNote>{t('requiredNote')}</FormNote>
      <TextField name="fullName" label={t('fullName')} autoComplete="name" required />
      {LEAD_FIELDS[variant].map((name) => reached[name])}
      {subjects.length > 0 && (
        <SelectField
          name="formSubject"
          label={t('formSubject')}
          placeholder={t('anySubject')}
          options={subjects.map((subject) => ({ value: subject, label: subject }))}
        />
      )}
      {variant !== 'landing' && <TextAreaField name="message" label={t('message')} maxLength={MESSAGE_MAX} />}
      <LeadConsents variant={variant} consentText={consentText} />
      <LegalLinks />
      <SubmitButton label={buttonText || t('send')} sendingLabel={t('sending')} />
    </>
  );
}
