import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { serviceErrors } from '../../components/forms/serviceErrors';
import { useDraft, type FormDraft } from '../../components/forms/useDraft';
import { useIdempotencyKey } from '../../components/forms/useIdempotencyKey';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import { CONTACT_CALL_FIELDS, emptyContact, type ContactValues } from './contactValues';
import { sendContactUs } from './sendContactUs';

export type ContactStage =
  | { name: 'editing'; returning: boolean }
  | { name: 'sent'; reference: string | null }
  | { name: 'failed'; error: unknown };

interface ContactFormState {
  stage: ContactStage;
  draft: FormDraft;
  send: (values: ContactValues, helpers: FormikHelpers<ContactValues>) => Promise<void>;
  /** From a result screen back to the form, which is empty then. */
  back: () => void;
}

/**
 * Editing, sent, failed (corporate-site §4). What the service finds wrong with fields is shown at them; any other failure is a failure
 * screen.
 * @param companyId number of the company that is written to
 */
export function useContactForm(companyId: number): ContactFormState {
  const { culture } = useLanguage();
  const [stage, setStage] = useState<ContactStage>({ name: 'editing', returning: false });
  const draft = useDraft({ key: `contact-${companyId}`, empty: emptyContact });
  const keyFor = useIdempotencyKey();

  const send: ContactFormState['send'] = async (values, { setErrors }) => {
    try {
      const reference = await sendContactUs(values, { companyId, culture, idempotencyKey: keyFor(values) });
      track('contact_form_sent', { companyId });
      draft.forget();
      setStage({ name: 'sent', reference });
    } catch (error) {
      const errors = serviceErrors(error, CONTACT_CALL_FIELDS);
      if (errors) return setErrors(errors);
      track('contact_form_failed', { companyId, message: error instanceof Error ? error.message : 'error' });
      draft.offer(values);
      setStage({ name: 'failed', error });
    }
  };

  return { stage, draft, send, back: () => setStage({ name: 'editing', returning: true }) };
}
