import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { serviceErrors } from '../../components/forms/serviceErrors';
import { useDraft, type FormDraft } from '../../components/forms/useDraft';
import { useIdempotencyKey } from '../../components/forms/useIdempotencyKey';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import {
  emptyLead,
  LEAD_CALL_FIELDS,
  type LeadTarget,
  type LeadValues,
  type LeadVariant,
} from './leadValues';
import { sendLead } from './sendLead';

/** Result as specified: null while the form is shown, then true or false (project-marketing §2.7). */
export type LeadResult = { result: null; returning: boolean } | LeadSent | LeadFailed;
interface LeadSent {
  result: true;
  reference: string | null;
}
interface LeadFailed {
  result: false;
  error: unknown;
}

interface LeadFormState {
  state: LeadResult;
  draft: FormDraft;
  send: (values: LeadValues, helpers: FormikHelpers<LeadValues>) => Promise<void>;
  /** Returns from a result to the empty form. */
  back: () => void;
}

/**
 * Keeps the form's state: editing, submitting, result (project-marketing §4; forms-investors-catalogue §4). Field
 * errors of the service show at the fields; others lead to the failure view.
 */
export function useLeadForm(variant: LeadVariant, target: LeadTarget): LeadFormState {
  const { culture } = useLanguage();
  const [state, setState] = useState<LeadResult>({ result: null, returning: false });
  const draft = useDraft({ key: `lead-${variant}-${target.projectId ?? ''}`, empty: emptyLead });
  const keyFor = useIdempotencyKey();

  const send: LeadFormState['send'] = async (values, { setErrors }) => {
    try {
      const idempotencyKey = keyFor({ values, variant, target });
      const reference = await sendLead(values, { variant, target, culture, idempotencyKey });
      track('lead_sent', { variant });
      draft.forget();
      setState({ result: true, reference });
    } catch (error) {
      const errors = serviceErrors(error, LEAD_CALL_FIELDS);
      if (errors) return setErrors(errors);
      track('lead_failed', { variant, message: error instanceof Error ? error.message : 'error' });
      draft.offer(values);
      setState({ result: false, error });
    }
  };

  return { state, draft, send, back: () => setState({ result: null, returning: true }) };
}
