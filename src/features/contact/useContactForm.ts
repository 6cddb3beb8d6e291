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
  /** Returns from a result screen to the empty form. */
  back: () => void;
}

/**
 * Keeps the form's state: editing, sent, failed (corporate-site §4). Field errors of the service show at the fields;
 * others lead to the failure screen.
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
