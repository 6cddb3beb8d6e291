import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureResult } from '../../components/forms/FailureResult';
import { firstErrorMessage } from '../../components/forms/firstErrorMessage';
import { ServiceForm } from '../../components/forms/ServiceForm';
import { useServiceForm } from '../../components/forms/useServiceForm';
import { LiveData } from '../../components/LiveData/LiveData';
import { track } from '../../lib/analytics';
import { ContactFields } from './ContactFields';
import { contactSchema } from './contactSchema';
import { ContactSuccess } from './ContactSuccess';
import {
  CONTACT_CALL_FIELDS,
  CONTACT_FIELDS,
  DEFAULT_CONTACT_COMPANY,
  emptyContact,
  REPORTED_FIELDS,
} from './contactValues';
import { sendContactUs } from './sendContactUs';

/**
 * The contact form, which after sending is replaced by a success or failure screen (corporate-site §4). Both outcomes
 * reset the form; after a failure it offers to restore the input.
 */
export function ContactForm({ companyId = DEFAULT_CONTACT_COMPANY }: { companyId?: number | undefined }) {
  const { t } = useTranslation('contact');
  const form = useServiceForm({
    empty: emptyContact,
    schema: useMemo(() => contactSchema(t), [t]),
    fields: CONTACT_FIELDS,
    callFields: CONTACT_CALL_FIELDS,
    draft: { key: `contact-${companyId}` },
    resets: () => true,
    send: (values, request) => sendContactUs(values, companyId, request),
    invalidMessage: (errors) => firstErrorMessage(errors, REPORTED_FIELDS, 'subject error'),
    report: (outcome, details) => track(`contact_form_${outcome}`, { companyId, ...details }),
  });

  if (form.sent) return <ContactSuccess reference={form.sent.answer} onBack={form.back} />;
  if (form.error !== null)
    return (
      <FailureResult
        error={form.error}
        title={t('errorContactUs')}
        fallback={t('errorText')}
        action={t('tryAgain')}
        onBack={form.back}
        historyEntry
      />
    );
  return (
    <ServiceForm form={form} label={t('formName')}>
      <LiveData>
        <ContactFields companyId={companyId} />
      </LiveData>
    </ServiceForm>
  );
}
