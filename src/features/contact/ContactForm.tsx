import { Formik } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../components/forms/FormBody';
import { LiveData } from '../../components/LiveData/LiveData';
import { ContactFailure } from './ContactFailure';
import { ContactFields } from './ContactFields';
import { contactSchema } from './contactSchema';
import { ContactSuccess } from './ContactSuccess';
import { CONTACT_FIELDS, DEFAULT_CONTACT_COMPANY, emptyContact } from './contactValues';
import { useContactForm } from './useContactForm';

/**
 * The contact form: editing, then a success or failure screen (corporate-site §4). Both reset it; a failure offers to
 * restore the input.
 */
export function ContactForm({ companyId = DEFAULT_CONTACT_COMPANY }: { companyId?: number | undefined }) {
  const { t } = useTranslation('contact');
  const { stage, draft, send, back } = useContactForm(companyId);
  const schema = useMemo(() => contactSchema(t), [t]);

  if (stage.name === 'sent') return <ContactSuccess reference={stage.reference} onBack={back} />;
  if (stage.name === 'failed') return <ContactFailure error={stage.error} onBack={back} />;
  return (
    <Formik initialValues={emptyContact} validationSchema={schema} onSubmit={send}>
      <FormBody label={t('formName')} fields={CONTACT_FIELDS} returning={stage.returning} draft={draft}>
        <LiveData>
          <ContactFields companyId={companyId} />
        </LiveData>
      </FormBody>
    </Formik>
  );
}
