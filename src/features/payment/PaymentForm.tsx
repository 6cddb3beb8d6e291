import { Formik, useFormikContext, type FormikErrors, type FormikHelpers } from 'formik';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterAttempt } from '../../components/forms/AfterAttempt';
import { CheckboxField } from '../../components/forms/CheckboxField';
import { FormBody } from '../../components/forms/FormBody';
import { FormNote } from '../../components/forms/FormNote';
import { FormNotice } from '../../components/forms/FormNotice';
import { LegalLinks } from '../../components/forms/LegalLinks';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextField } from '../../components/forms/TextField';
import type { FormDraft } from '../../components/forms/useDraft';
import { useFailureText } from '../../components/forms/useFailureText';
import { useInvalidSubmit } from '../../components/forms/useInvalidSubmit';
import { track } from '../../lib/analytics';
import { consents } from './Payment.styles';
import { paymentSchema } from './paymentSchema';
import { emptyPayment, PAYMENT_FIELDS, type PaymentValues } from './paymentValues';

interface PaymentFormProps {
  assetName: string;
  returning: boolean;
  /** Why the last attempt failed. */
  error: unknown;
  draft: FormDraft;
  onSubmit: (values: PaymentValues, helpers: FormikHelpers<PaymentValues>) => Promise<void>;
  /** Called when an attempt to submit found errors. */
  onInvalid: () => void;
}

/** The payer's details (project-marketing §5, payment form). Errors appear after an attempt to submit. */
export function PaymentForm({ assetName, returning, error, draft, onSubmit, onInvalid }: PaymentFormProps) {
  const { t } = useTranslation('payment');
  const schema = useMemo(() => paymentSchema(t), [t]);
  return (
    <AfterAttempt.Provider value>
      <Formik initialValues={emptyPayment} validationSchema={schema} onSubmit={onSubmit}>
        <FormBody
          label={t('formName')}
          fields={PAYMENT_FIELDS}
          returning={returning}
          draft={draft}
          notice={error !== null && <NotBegun error={error} />}
        >
          <PaymentFields assetName={assetName} onInvalid={onInvalid} />
        </FormBody>
      </Formik>
    </AfterAttempt.Provider>
  );
}

/** Says that nothing was charged. The specification only empties the form (project-marketing §8). */
function NotBegun({ error }: { error: unknown }) {
  const { t } = useTranslation('payment');
  const cause = error instanceof Error ? error.cause : undefined;
  const text = useFailureText(cause ?? error, t('notBegun'));
  return (
    <FormNotice tone="error" news={error}>
      {text}
    </FormNotice>
  );
}

/** Tells whether the service has asked for a code; its field then appears. */
function useCodeAsked(): boolean {
  const { errors } = useFormikContext<PaymentValues>();
  const [asked, setAsked] = useState(false);
  const asksNow = errors.emailCode !== undefined;
  useEffect(() => {
    if (asksNow) setAsked(true);
  }, [asksNow]);
  return asked || asksNow;
}

function PaymentFields({ assetName, onInvalid }: Pick<PaymentFormProps, 'assetName' | 'onInvalid'>) {
  const { t } = useTranslation('payment');
  const codeAsked = useCodeAsked();
  useInvalidSubmit(
    useCallback(
      (errors: FormikErrors<PaymentValues>) => {
        onInvalid();
        track('payment_invalid', {
          assetName,
          message: PAYMENT_FIELDS.map((field) => errors[field]).find(Boolean) ?? 'Fields are mandatory',
        });
      },
      [assetName, onInvalid],
    ),
  );
  return (
    <>
      <FormNote>{t('requiredNote')}</FormNote>
      <TextField name="fullName" label={t('fullName')} autoComplete="name" required />
      <TextField name="phone" label={t('phone')} type="tel" autoComplete="tel" required />
      <TextField name="idNumber" label={t('idNumber')} type="number" autoComplete="off" required />
      <TextField name="email" label={t('email')} type="email" autoComplete="email" required />
      {codeAsked && (
        <TextField
          name="emailCode"
          label={t('emailCode')}
          type="number"
          autoComplete="one-time-code"
          hint={t('emailCodeHint')}
        />
      )}
      <div css={consents}>
        <CheckboxField name="checkbox1" label={t('checkbox1')} shortLabel={t('checkbox1Name')} required />
        <CheckboxField name="checkbox2" label={t('checkbox2')} />
      </div>
      <LegalLinks terms />
      <SubmitButton label={t('continue')} sendingLabel={t('sending')} />
    </>
  );
}
