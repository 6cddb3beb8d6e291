import { Form, Formik, type FormikErrors } from 'formik';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { CheckboxField } from '../../components/forms/CheckboxField';
import { SelectField } from '../../components/forms/SelectField';
import { TextAreaField } from '../../components/forms/TextAreaField';
import { TextField } from '../../components/forms/TextField';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import { contactSchema } from './contactSchema';
import { MESSAGE_MAX, type ContactValues } from './contactValues';
import { actions, consents, form, note, problem, row } from './ContactForm.styles';
import { firstErrorMessage } from './firstErrorMessage';
import { useSubjects } from './useSubjects';

interface ContactFieldsProps {
  companyId: number;
  initial: ContactValues;
  /** What the visitor wrote before a failure, offered back. */
  written: ContactValues | null;
  onSend: (values: ContactValues) => Promise<void>;
}

/** The fields of the contact form, and the button that sends them. */
export function ContactFields({ companyId, initial, written, onSend }: ContactFieldsProps) {
  const { t } = useTranslation('contact');
  const { culture } = useLanguage();
  const { subjects, retry } = useSubjects(companyId, culture);
  const schema = useMemo(() => contactSchema(t), [t]);
  const element = useRef<HTMLFormElement>(null);

  return (
    <Formik initialValues={initial} validationSchema={schema} onSubmit={onSend}>
      {({ errors, submitCount, isValid, isSubmitting, setValues, values }) => (
        <Form noValidate css={form} ref={element}>
          <ReportInvalid errors={errors} attempts={submitCount} valid={isValid} form={element} />
          {written && values === initial && (
            <p role="status" css={problem}>
              {t('nothingLost')}{' '}
              <Button variant="text" onClick={() => void setValues(written)}>
                {t('restore')}
              </Button>
            </p>
          )}
          <p css={note}>{t('requiredNote')}</p>
          <SelectField
            name="subject"
            label={t('subject')}
            placeholder={t(subjects.state === 'loading' ? 'subjectsLoading' : 'chooseSubject')}
            options={subjects.state === 'ready' ? subjects.subjects : []}
            disabled={subjects.state !== 'ready'}
            required
          />
          {subjects.state === 'failed' && (
            <p role="alert" css={problem}>
              {t('subjectsFailed')}{' '}
              <Button variant="text" onClick={retry}>
                {t('tryAgain')}
              </Button>
            </p>
          )}
          {subjects.state === 'ready' && subjects.subjects.length === 0 && (
            <p css={problem}>{t('subjectsEmpty')}</p>
          )}
          <TextField name="fullName" label={t('fullName')} autoComplete="name" required />
          <div css={row}>
            <TextField name="phone" label={t('phone')} type="tel" autoComplete="tel" required />
            <TextField name="email" label={t('email')} type="email" autoComplete="email" required />
          </div>
          <TextAreaField name="message" label={t('message')} maxLength={MESSAGE_MAX} />
          <div css={consents}>
            <CheckboxField name="allowedMarketing" label={t('allowedMarketing')} />
            <CheckboxField name="allowedSmsAndEmail" label={t('allowedSmsAndEmail')} />
          </div>
          <div css={actions}>
            <Button type="submit" disabled={isSubmitting}>
              {t(isSubmitting ? 'sending' : 'send')}
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}

interface ReportInvalidProps {
  errors: FormikErrors<ContactValues>;
  attempts: number;
  valid: boolean;
  form: RefObject<HTMLFormElement>;
}

/** After each attempt to send a form that is not valid: the first wrong field takes the focus, and analytics hears its message. */
function ReportInvalid({ errors, attempts, valid, form }: ReportInvalidProps) {
  const reported = useRef(0);
  useEffect(() => {
    if (attempts === reported.current) return;
    reported.current = attempts;
    if (valid) return;
    track('contact_form_invalid', { message: firstErrorMessage(errors) });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, errors, valid, form]);
  return null;
}
