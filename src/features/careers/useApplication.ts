import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceForm, type ServiceFormState } from '../../components/forms/useServiceForm';
import { useUpload } from '../../components/forms/useUpload';
import { track } from '../../lib/analytics';
import { applicationSchema } from './applicationSchema';
import {
  APPLICATION_CALL_FIELDS,
  APPLICATION_FIELDS,
  APPLICATION_UNSAVED_FIELDS,
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
  form: Pick<ServiceFormState<ApplicationValues, string | null>, 'formik' | 'body'>;
  /**
   * Progress in percent: the lower of the simulated progress and the part that has been sent. Null while nothing is
   * being sent.
   */
  progress: number | null;
  /** Cancels the upload; null if it cannot be cancelled. */
  cancel: (() => void) | null;
  /** Whether the applicant cancelled the last upload. */
  cancelled: boolean;
  /** The application that the service has accepted. It is set while the progress animation still runs. */
  received: Received | null;
  /** The result, set once the service has answered and the progress is complete. */
  result: ApplicationResult | null;
  /** The CV that was removed from the form after a failed attempt, so that the form can offer to restore it. */
  lostCv: readonly File[];
  /** Returns to the form after a failure. */
  back: () => void;
}

const WHOLE = 100;

/**
 * Returns what identifies an application, to recognize when the same one is sent again. The file counts by name, size
 * and modification time, so that its content need not be read.
 */
const contentOf = ({ cv, ...values }: ApplicationValues): object => ({
  ...values,
  cv: cv.map(({ name, size, lastModified }) => [name, size, lastModified]),
});

/**
 * Manages an application from the form through the progress to the result (corporate-site §4). The result appears when
 * the service has answered and the simulated progress is complete. After a failure, the CV is removed from the form and
 * can be restored.
 */
export function useApplication(mode: ApplicationMode, orderId: number): ApplicationState {
  const { t } = useTranslation('careers');
  const [sending, setSending] = useState(false);
  const [arrived, setArrived] = useState(false);
  const [lostCv, setLostCv] = useState<readonly File[]>([]);
  const upload = useUpload();
  const [cancelled, setCancelled] = useState(false);
  const percent = useSimulatedProgress(sending && !arrived, () => setArrived(true));
  const form = useServiceForm({
    empty: emptyApplication,
    schema: useMemo(() => applicationSchema(t, mode), [t, mode]),
    fields: APPLICATION_FIELDS[mode],
    callFields: APPLICATION_CALL_FIELDS,
    draft: { key: `application-${mode}-${orderId}`, never: APPLICATION_UNSAVED_FIELDS },
    content: (values) => ({ ...contentOf(values), mode, orderId }),
    failsOnFields: true,
    send: async (values, request, { setFieldValue }) => {
      setArrived(false);
      setSending(true);
      setCancelled(false);
      const { signal, onProgress } = upload.start();
      try {
        return await sendApplication(values, { mode, orderId, ...request, signal, onProgress });
      } catch (error) {
        if (!signal.aborted) {
          await setFieldValue('cv', [], false);
          setLostCv(values.cv);
        }
        throw error;
      } finally {
        upload.end();
      }
    },
    intercept: upload.isCancelled,
    report: (outcome, details) => track(`application_${outcome}`, { orderId, ...details }),
  });
  const answer = answerOf(form);

  const over = sending && arrived && answer !== null;
  const simulated = arrived ? WHOLE : percent;
  const sent = upload.part === null ? WHOLE : Math.floor(upload.part * WHOLE);
  const back = () => {
    setSending(false);
    form.back();
  };
  const { cancel } = upload;
  return {
    form,
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
    back,
  };
}

function answerOf({
  sent,
  error,
}: ServiceFormState<ApplicationValues, string | null>): ApplicationResult | null {
  if (sent) return { success: true, reference: sent.answer };
  return error === null ? null : { success: false, error };
}
