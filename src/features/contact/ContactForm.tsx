import { useState } from 'react';
import { track } from '../../lib/analytics';
import { useLanguage } from '../../i18n/LanguageContext';
import { ContactFields } from './ContactFields';
import { ContactResult } from './ContactResult';
import { emptyContact, type ContactValues } from './contactValues';
import { sendContactUs } from './sendContactUs';

/** The company a visitor writes to when the editor names none (corporate-site §1). */
const DEFAULT_CONTACT_COMPANY = 1;

type Stage = { name: 'editing' } | { name: 'sent' } | { name: 'failed' };

/**
 * The contact form: editing, then a success or failure screen (corporate-site §4). It is empty again after either;
 * after a failure the visitor may have back what was written.
 */
export function ContactForm({ companyId = DEFAULT_CONTACT_COMPANY }: { companyId?: number }) {
  const { culture } = useLanguage();
  const [stage, setStage] = useState<Stage>({ name: 'editing' });
  const [written, setWritten] = useState<ContactValues | null>(null);
  const [key, setKey] = useState(() => newKey());

  const send = async (values: ContactValues) => {
    try {
      await sendContactUs(values, { companyId, culture, idempotencyKey: key });
      setWritten(null);
      setKey(newKey());
      track('contact_form_sent', { companyId });
      setStage({ name: 'sent' });
    } catch (error) {
      setWritten(values);
      track('contact_form_failed', { message: error instanceof Error ? error.message : 'error' });
      setStage({ name: 'failed' });
    }
  };

  if (stage.name !== 'editing')
    return <ContactResult success={stage.name === 'sent'} onBack={() => setStage({ name: 'editing' })} />;
  return <ContactFields companyId={companyId} initial={emptyContact} written={written} onSend={send} />;
}

/** A random key; browsers without `randomUUID` outside HTTPS still have random numbers. */
function newKey(): string {
  if (typeof crypto === 'undefined') return '';
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
}
