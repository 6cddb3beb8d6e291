import { Formik } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '../../components/forms/CheckboxGroup';
import { FormBody } from '../../components/forms/FormBody';
import { FormNote } from '../../components/forms/FormNote';
import { FormResult } from '../../components/forms/FormResult';
import { LegalLinks } from '../../components/forms/LegalLinks';
import { RadioGroup } from '../../components/forms/RadioGroup';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextField } from '../../components/forms/TextField';
import { useFailureText } from '../../components/forms/useFailureText';
import { useLanguage } from '../../i18n/LanguageContext';
import { LANGUAGE_CODES, LANGUAGES } from '../../i18n/languages';
import { alertSchema } from './alertSchema';
import { ALERT_FIELDS, ALERT_KINDS, emptyAlerts } from './alertValues';
import { useAlertsForm } from './useAlertsForm';

/** The sign-up form for mails about new reports. They start after the link in a first mail is confirmed. */
export function AlertsForm() {
  const { t } = useTranslation('alerts');
  const { code } = useLanguage();
  const { stage, written, send, back } = useAlertsForm();
  const schema = useMemo(() => alertSchema(t), [t]);
  const initial = useMemo(() => written ?? emptyAlerts(code), [written, code]);

  if (stage.name === 'asked')
    return (
      <FormResult success title={t('askedTitle')} action={{ label: t('anotherAddress'), onClick: back }}>
        <p>
          {t('askedText')} <bdi>{stage.email}</bdi>
        </p>
        <p>{t('noMail')}</p>
      </FormResult>
    );
  if (stage.name === 'failed') return <Failure error={stage.error} onBack={back} />;
  return (
    <Formik initialValues={initial} validationSchema={schema} onSubmit={send}>
      <FormBody label={t('formName')} fields={ALERT_FIELDS} returning={stage.returning}>
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
      </FormBody>
    </Formik>
  );
}

function Failure({ error, onBack }: { error: unknown; onBack: () => void }) {
  const { t } = useTranslation('alerts');
  const text = useFailureText(error, t('failedText'));
  return (
    <FormResult success={false} title={t('failedTitle')} action={{ label: t('tryAgain'), onClick: onBack }}>
      <p>{text}</p>
    </FormResult>
  );
}
