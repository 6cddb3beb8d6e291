import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { serviceErrors } from '../../components/forms/serviceErrors';
import { useDraft, type FormDraft } from '../../components/forms/useDraft';
import { useIdempotencyKey } from '../../components/forms/useIdempotencyKey';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import {
  APPLICATION_CALL_FIELDS,
  APPLICATION_NEVER_KEPT,
  emptyApplication,
  type ApplicationMode,
  type ApplicationValues,
} from './applicationValues';
import { sendApplication } from './sendApplication';
import { useSimulatedProgress } from './useSimulatedProgress';

export type ApplicationResult =
  { success: true; reference: string | null } | { success: false; error: unknown };

interface ApplicationState {
  /** Percent of the simulated progress; null while nothing is being sent. */
  progress: number | null;
  /** Shown when the progress is complete. */
  result: ApplicationResult | null;
  /** The CV that a failed attempt removed. */
  lostCv: readonly File[];
  draft: FormDraft;
  send: (values: ApplicationValues, helpers: FormikHelpers<ApplicationValues>) => Promise<void>;
  /** Returns from a failure to the form. */
  back: () => void;
}

/** Identifies the file without reading its content. */
const contentOf = ({ cv, ...values }: ApplicationValues): object => ({
  ...values,
  cv: cv.map(({ name, size, lastModified }) => [name, size, lastModified]),
});

/**
 * Keeps the state of an application: idle, progress, result (corporate-site §4). The result shows after both the
 * answer and the simulated progress; the file is then reset, and restored on request.
 */
export function useApplication(mode: ApplicationMode, orderId: number): ApplicationState {
  const { culture } = useLanguage();
  const [sending, setSending] = useState(false);
  const [arrived, setArrived] = useState(false);
  const [answer, setAnswer] = useState<ApplicationResult | null>(null);
  const [lostCv, setLostCv] = useState<readonly File[]>([]);
  const draft = useDraft({
    key: `application-${mode}-${orderId}`,
    empty: emptyApplication,
    never: APPLICATION_NEVER_KEPT,
  });
  const keyFor = useIdempotencyKey();
  const percent = useSimulatedProgress(sending && !arrived, () => setArrived(true));

  const send: ApplicationState['send'] = async (values, { setErrors, setFieldValue }) => {
    setAnswer(null);
    setArrived(false);
    setSending(true);
    try {
      const idempotencyKey = keyFor({ ...contentOf(values), mode, orderId });
      const reference = await sendApplication(values, { mode, orderId, culture, idempotencyKey });
      draft.forget();
      track('application_sent', { orderId });
      setAnswer({ success: true, reference });
    } catch (error) {
      track('application_failed', { orderId, message: error instanceof Error ? error.message : 'error' });
      await setFieldValue('cv', [], false);
      setLostCv(values.cv);
      const errors = serviceErrors<ApplicationValues>(error, APPLICATION_CALL_FIELDS);
      if (errors) setErrors(errors);
      setAnswer({ success: false, error });
    }
  };

  const over = sending && arrived && answer !== null;
  return {
    progress: sending && !over ? (arrived ? 100 : percent) : null,
    result: over ? answer : null,
    lostCv,
    draft,
    send,
    back: () => {
      setSending(false);
      setAnswer(null);
    },
  };
}
