'use client';

import { Button, toast, useConfig, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

const TEXTS = {
  he: {
    replay: 'לשלוח שוב',
    open: 'לפנייה',
    queued: 'המסירה חזרה לתור',
    failed: 'המסירה לא נשלחה שוב. יש לרענן את הדף, ואם היא עדיין לא נמסרה, לנסות שוב.',
  },
  en: {
    replay: 'Send again',
    open: 'Open the message',
    queued: 'The delivery is queued again',
    failed: 'The delivery was not sent again. Reload the page and, if it has not been delivered, try again.',
  },
};

/**
 * Buttons in a delivery's form: a link to its inbox entry, and "Send again" for deliveries that failed or are waiting.
 */
export function DeliveryActions() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const state = useFormFields(([fields]) => fields.state?.value);
  const collection = useFormFields(([fields]) => fields.recordCollection?.value);
  const record = useFormFields(([fields]) => fields.recordId?.value);
  const texts = i18n.language === 'he' ? TEXTS.he : TEXTS.en;

  const replay = async () => {
    setBusy(true);
    try {
      const response = await fetch(`${config.routes.api}/deliveries/${id}/replay`, {
        method: 'POST',
        credentials: 'include',
      });
      if (!response.ok) throw new Error(String(response.status));
      toast.success(texts.queued);
      router.refresh();
    } catch {
      toast.error(texts.failed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div style={{ display: 'flex', gap: 'var(--base)', alignItems: 'center' }}>
      <Button
        buttonStyle="secondary"
        el="link"
        to={`${config.routes.admin}/collections/${String(collection)}/${String(record)}`}
      >
        {texts.open}
      </Button>
      {(state === 'dead' || state === 'queued') && (
        <Button disabled={busy} onClick={() => void replay()}>
          {texts.replay}
        </Button>
      )}
    </div>
  );
}
