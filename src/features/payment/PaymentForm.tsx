import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorsAfterSubmit } from '../../components/forms/ErrorsAfterSubmit';
import { CheckboxField } from '../../components/forms/CheckboxField';
import { FailureNotice } from '../../components/forms/FailureNotice';
import { FormNote } from '../../components/forms/FormNote';
import { LegalLinks } from '../../components/forms/LegalLinks';
import { ServiceForm } from '../../components/forms/ServiceForm';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextField } from '../../components/forms/TextField';
import { consents } from './Payment.styles';
import type { PaymentValues } from './paymentValues';
import type { usePayment } from './usePayment';

/**
 * The form for the payer's details (project-marketing §5, payment form). Errors appear only after an attempt to submit.
 * After a failure, a message says that nothing was charged; the specification demands only that the form is emptied
 * (project-marketing §8).
 */
export function PaymentForm({ form }: Pick<ReturnType<typeof usePayment>, 'form'>) {
  const { t } = useTranslation('payment');
  const cause = form.error instanceof Error ? form.error.cause : undefined;
  return (
    <ErrorsAfterSubmit.Provider value>
      <ServiceForm
        form={form}
        label={t('formName')}
        notice={<FailureNotice error={cause ?? form.error} fallback={t('notBegun')} />}
      >
        <PaymentFields />
      </ServiceForm>
    </ErrorsAfterSubmit.Provider>
  );
}

/**
 * Checks whether the service has asked for a code from an e-mail. From then on, the form shows the field for the code.
 */
function useCodeAsked(): boolean {
  const { errors } = useFormikContext<PaymentValues>();
  const [asked, setAsked] = useState(false);
  const asksNow = errors.emailCode !== undefined;
  useEffect(() => {
    if (asksNow) setAsked(true);
  }, [asksNow]);
  return asked || asksNow;
}

function PaymentFields() {
  const { t } = useTranslation('payment');
  const { t: consent } = useTranslation('consents');
  const codeAsked = useCodeAsked();
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
        <CheckboxField
          name="checkbox1"
          label={consent('reservationTerms')}
          shortLabel={t('checkbox1Name')}
          required
        />
        <CheckboxField name="checkbox2" label={consent('commercial')} />
      </div>
      <LegalLinks terms />
      <SubmitButton label={t('continue')} sendingLabel={t('sending')} />
    </>
  );
}
