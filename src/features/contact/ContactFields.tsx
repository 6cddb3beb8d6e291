import { useTranslation } from 'react-i18next';
import { consents } from '../../components/forms/form.styles';
import { FormNote } from '../../components/forms/FormNote';
import { LegalLinks } from '../../components/forms/LegalLinks';
import { MarketingConsents } from '../../components/forms/MarketingConsents';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextAreaField } from '../../components/forms/TextAreaField';
import { TextField } from '../../components/forms/TextField';
import { useLanguage } from '../../i18n/LanguageContext';
import { actions, row } from './ContactForm.styles';
import { MESSAGE_MAX } from './contactValues';
import { SubjectField } from './SubjectField';
import { useSubjects } from './useSubjects';

/** The fields and submit button of the contact form. */
export function ContactFields({ companyId }: { companyId: number }) {
  const { t } = useTranslation('contact');
  const { culture } = useLanguage();
  const { subjects, retry } = useSubjects(companyId, culture);
  return (
    <>
      <FormNote>{t('requiredNote')}</FormNote>
      <SubjectField subjects={subjects} retry={retry} />
      <TextField name="fullName" label={t('fullName')} autoComplete="name" required />
      <div css={row}>
        <TextField name="phone" label={t('phone')} type="tel" autoComplete="tel" required />
        <TextField name="email" label={t('email')} type="email" autoComplete="email" required />
      </div>
      <TextAreaField name="message" label={t('message')} maxLength={MESSAGE_MAX} />
      <div css={consents}>
        <MarketingConsents />
      </div>
      <LegalLinks />
      <div css={actions}>
        <SubmitButton label={t('send')} sendingLabel={t('sending')} />
      </div>
    </>
  );
}
