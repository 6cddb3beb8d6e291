import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { serviceErrors } from '../../components/forms/serviceErrors';
import { useIdempotencyKey } from '../../components/forms/useIdempotencyKey';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import { ALERT_CALL_FIELDS, type AlertValues } from './alertValues';
import { askForAlerts } from './askForAlerts';

export type AlertsStage =
  | { name: 'editing'; returning: boolean }
  | { name: 'asked'; email: string }
  | { name: 'failed'; error: unknown };

interface AlertsForm {
  stage: AlertsStage;
  /** Input of the failed attempt. */
  written: AlertValues | null;
  send: (values: AlertValues, helpers: FormikHelpers<AlertValues>) => Promise<void>;
  /** Returns from a result screen to the form. */
  back: () => void;
}

/** Keeps the form's state: editing, requested or failed. A failure keeps the input. */
export function useAlertsForm(): AlertsForm {
  const { culture } = useLanguage();
  const [stage, setStage] = useState<AlertsStage>({ name: 'editing', returning: false });
  const [written, setWritten] = useState<AlertValues | null>(null);
  const keyFor = useIdempotencyKey();

  const send: AlertsForm['send'] = async (values, { setErrors }) => {
    try {
      await askForAlerts(values, { culture, idempotencyKey: keyFor(values) });
      track('alerts_form_sent', { kinds: values.kinds.join() });
      setWritten(null);
      setStage({ name: 'asked', email: values.email.trim() });
    } catch (error) {
      const errors = serviceErrors(error, ALERT_CALL_FIELDS);
      if (errors) return setErrors(errors);
      track('alerts_form_failed', { message: error instanceof Error ? error.message : 'error' });
      setWritten(values);
      setStage({ name: 'failed', error });
    }
  };

  return { stage, written, send, back: () => setStage({ name: 'editing', returning: true }) };
}
