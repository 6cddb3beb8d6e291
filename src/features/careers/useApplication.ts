import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { serviceErrors } from '../../components/forms/serviceErrors';
import { useDraft, type FormDraft } from '../../components/forms/useDraft';
import { useUpload } from '../../components/forms/useUpload';
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

export interface Received {
  success: true;
  reference: string | null;
}
export type ApplicationResult = Received | { success: false; error: unknown };

interface ApplicationState {
  /** Percent of the progress: simulated, but at most the sent share. Null while nothing is being sent. */
  progress: number | null;
  /** Cancels the sending; null while that is impossible. */
  cancel: (() => void) | null;
  /** Whether the applicant cancelled the last sending. */
  cancelled: boolean;
  /** The stored application while the progress still runs. */
  received: Received | null;
  /** Shown once the progress is complete. */
  result: ApplicationResult | null;
  /** The CV that a failed attempt removed. */
  lostCv: readonly File[];
  draft: FormDraft;
  send: (values: ApplicationValues, helpers: FormikHelpers<ApplicationValues>) => Promise<void>;
  /** Returns from a failure to the form. */
  back: () => void;
}

const WHOLE = 100;

/** Identifies the file without reading its content, to detect a repeated application. */
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
  const upload = useUpload();
  const [cancelled, setCancelled] = useState(false);
  const percent = useSimulatedProgress(sending && !arrived, () => setArrived(true));

  const send: ApplicationState['send'] = async (values, { setErrors, setFieldValue }) => {
    setAnswer(null);
    setArrived(false);
    setSending(true);
    setCancelled(false);
    const { signal, onProgress } = upload.start();
    try {
      const idempotencyKey = keyFor({ ...contentOf(values), mode, orderId });
      const reference = await sendApplication(values, {
        mode,
        orderId,
        culture,
        idempotencyKey,
        signal,
        onProgress,
      });
      draft.forget();
      track('application_sent', { orderId });
      setAnswer({ success: true, reference });
    } catch (error) {
      if (signal.aborted) return;
      track('application_failed', { orderId, message: error instanceof Error ? error.message : 'error' });
      await setFieldValue('cv', [], false);
      setLostCv(values.cv);
      const errors = serviceErrors<ApplicationValues>(error, APPLICATION_CALL_FIELDS);
      if (errors) setErrors(errors);
      setAnswer({ success: false, error });
    } finally {
      upload.end();
    }
  };

  const over = sending && arrived && answer !== null;
  const simulated = arrived ? WHOLE : percent;
  const sent = upload.part === null ? WHOLE : Math.floor(upload.part * WHOLE);
  const back = () => {
    setSending(false);
    setAnswer(null);
  };
  const { cancel } = upload;
  return {
    progress: sending && !over ? Math.min(simulated, sent) : null,
    cancel:
      cancel &&
      (() => {
        cancel();
        back();
        setCancelled(true);
      }),
    cancelled,
    received: sending && !over && answer?.success ? answer : null,
    result: over ? answer : null,
    lostCv,
    draft,
    send,
    back,
  };
}
