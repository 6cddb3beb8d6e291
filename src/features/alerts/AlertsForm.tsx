import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '../../components/forms/CheckboxGroup';
import { FailureResult } from '../../components/forms/FailureResult';
import { FormNote } from '../../components/forms/FormNote';
import { FormResult } from '../../components/forms/FormResult';
import { LegalLinks } from '../../components/forms/LegalLinks';
import { RadioGroup } from '../../components/forms/RadioGroup';
import { ServiceForm } from '../../components/forms/ServiceForm';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextField } from '../../components/forms/TextField';
import { useServiceForm } from '../../components/forms/useServiceForm';
import { useLanguage } from '../../i18n/LanguageContext';
import { LANGUAGE_CODES, LANGUAGES } from '../../i18n/languages';
import { track } from '../../lib/analytics';
import { alertSchema } from './alertSchema';
import { ALERT_FIELDS, ALERT_KINDS, emptyAlerts } from './alertValues';
import { subscribeToAlerts } from './subscribeToAlerts';

/**
 * The form to subscribe to e-mail alerts about new reports. Alerts start only after the visitor confirms the link in a
 * first e-mail.
 */
export function AlertsForm() {
  const { t } = useTranslation('alerts');
  const { code } = useLanguage();
  const form = useServiceForm({
    empty: useMemo(() => emptyAlerts(code), [code]),
    schema: useMemo(() => alertSchema(t), [t]),
    fields: ALERT_FIELDS,
    send: async (values, request) => {
      await subscribeToAlerts(values, request);
      track('alerts_form_sent', { kinds: values.kinds.join() });
      return values;
    },
    report: (outcome, { message = '' }) => {
      if (outcome === 'failed') track('alerts_form_failed', { message });
    },
  });

  if (form.sent)
    return (
      <FormResult success title={t('askedTitle')} action={{ label: t('anotherAddress'), onClick: form.back }}>
        <p>
          {t('askedText')} <bdi>{form.sent.answer.email.trim()}</bdi>
        </p>
        <p>{t('noMail')}</p>
      </FormResult>
    );
  if (form.error !== null)
    return (
      <FailureResult
        error={form.error}
        title={t('failedTitle')}
        fallback={t('failedText')}
        action={t('tryAgain')}
        onBack={form.back}
      />
    );
  return (
    <ServiceForm form={form} label={t('formName')}>
      <FormNote>{t('requiredNote')}</FormNote>
      <TextField name="email" label={t('email')} type="email" autoComplete="email" required />
      <CheckboxGroup
        name="kinds"
        label={t('kinds')}
        required
        options={ALERT_KINDS.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
      />
      <RadioGroup
        name="language"
        label={t('language')}
        required
        options={LANGUAGE_CODES.map((value) => ({
          value,
          label: LANGUAGES[value].name,
          lang: value,
        }))}
      />
      <FormNote>{t('consent')}</FormNote>
      <LegalLinks />
      <SubmitButton label={t('send')} sendingLabel={t('sending')} />
    </ServiceForm>
  );
}
