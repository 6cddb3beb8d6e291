'use client';

import { Button, toast, useAuth, useFormModified, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '../../platform/locales/locales';
import { REJECTION_MESSAGES } from '../../platform/labels/rejectionMessages';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { useAskBeforeLeaving } from '../../platform/adminUi/useAskBeforeLeaving';
import { saveReplyDraft, readReplyDraft } from '../letter/replyDrafts';

const TEXTS = {
  he: {
    label: 'תשובה אל',
    template: 'נוסח מוכן',
    choose: 'בחירת נוסח…',
    hint: {
      he: 'התשובה נשלחת בעברית, עם מספר הפנייה ועם ציטוט מה שנכתב בה.',
      en: 'הפנייה נשלחה מהאתר באנגלית: התשובה נשלחת משמאל לימין, עם מספר הפנייה ועם ציטוט מה שנכתב בה.',
    },
    send: 'שליחת התשובה',
    sending: 'בשליחה…',
    sent: 'התשובה נשלחת. היא נשמרה כאן, ליד הפנייה.',
    empty: 'התשובה ריקה. יש לכתוב אותה לפני השליחה.',
    unsaved: 'יש בפנייה שינויים שלא נשמרו. יש לשמור אותם לפני שליחת התשובה; היא עדיין כתובה כאן.',
    merged: 'הפנייה אוחדה בינתיים עם פנייה אחרת, ושם אפשר להשיב. התשובה עדיין כתובה כאן.',
    failed: 'התשובה לא נשלחה, והיא עדיין כתובה כאן. אפשר לנסות שוב.',
    restored: 'זו התשובה שנכתבה כאן קודם ולא נשלחה.',
  },
  en: {
    label: 'Reply to',
    template: 'Template',
    choose: 'Choose a template…',
    hint: {
      he: 'The visitor used the Hebrew site: the reply is sent right to left, with the reference and a quote of the message.',
      en: 'The reply is sent in English, with the reference and a quote of the message.',
    },
    send: 'Send the reply',
    sending: 'Sending…',
    sent: 'The reply is being sent. It is kept here, with the message.',
    empty: 'The reply is empty. Write it before you send it.',
    unsaved:
      'This message has unsaved changes. Save them before you send the reply. Your reply is still here.',
    merged:
      'This message was merged into another one in the meantime. Please reply there. Your reply is still here.',
    failed: 'The reply was not sent. It is still here. Please try again.',
    restored: 'This is the reply that was written here earlier and not sent.',
  },
};

interface ReplyFormProps {
  to: string;
  /** Language of the visitor, in which the reply is sent. */
  language: Locale;
  url: string;
  templates: readonly { id: number; title: string; text: string }[];
}

/**
 * Form for replying by mail, with templates. Pressing the button again after a lost response does not send twice. The
 * form stores its own draft, because Payload's warning about unsaved changes covers only Payload's form.
 */
export function ReplyForm({ to, language, url, templates }: ReplyFormProps) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const textId = useId();
  const templateId = useId();
  const hintId = useId();
  const key = useRef('');
  /** Template that was inserted and makes up the whole text so far. */
  const begun = useRef('');
  const isModified = useFormModified();
  const by = String(useAuth().user?.id ?? '');
  const [text, setText] = useState('');
  const [restored, setRestored] = useState(false);
  const [unkept, setUnkept] = useState(false);
  const [busy, setBusy] = useState(false);
  const texts = i18n.language === 'he' ? TEXTS.he : TEXTS.en;

  const keep = (next: string) => setUnkept(!saveReplyDraft({ url, by }, { text: next, key: key.current }));

  // Restores the draft in an effect, because the server cannot read the tab's drafts and would render different HTML.
  useEffect(() => {
    const kept = readReplyDraft({ url, by });
    if (!kept) return;
    key.current = kept.key;
    setText(kept.text);
    setRestored(true);
  }, [by, url]);

  useAskBeforeLeaving(unkept && text !== '');

  const change = (next: string) => {
    key.current = '';
    setText(next);
    keep(next);
    if (!next) setRestored(false);
  };

  const send = async () => {
    if (!text.trim()) {
      toast.error(texts.empty);
      return;
    }
    // Sending updates the document and reloads its form, which would discard other unsaved input. The user must save
    // that first.
    if (isModified) {
      toast.error(texts.unsaved);
      return;
    }
    setBusy(true);
    key.current ||= crypto.randomUUID();
    keep(text);
    try {
      const response = await fetch(url, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text, key: key.current }),
      });
      if (response.status === 409) {
        toast.error(texts.merged);
        return;
      }
      if (response.status === 403) {
        toast.error(REJECTION_MESSAGES.loggedOut[adminLanguage(i18n)]);
        return;
      }
      if (!response.ok) throw new Error(String(response.status));
      change('');
      toast.success(texts.sent);
      router.refresh();
    } catch {
      toast.error(texts.failed);
    } finally {
      setBusy(false);
    }
  };
  const begin = (id: string) => {
    const template = templates.find((one) => String(one.id) === id);
    if (!template) return;
    // A template that was not edited is replaced by the next one, because two templates would repeat the greeting and
    // the signature.
    const typed = text === begun.current ? '' : text.trim();
    begun.current = typed ? '' : template.text;
    change([typed, template.text].filter(Boolean).join('\n\n'));
  };

  return (
    <div className="inbox-reply">
      <label htmlFor={textId}>
        {texts.label} <bdi dir="ltr">{to}</bdi>
      </label>
      {templates.length > 0 && (
        <p className="inbox-reply__templates">
          <label htmlFor={templateId}>{texts.template}</label>
          <select id={templateId} value="" disabled={busy} onChange={({ target }) => begin(target.value)}>
            <option value="">{texts.choose}</option>
            {templates.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </p>
      )}
      <textarea
        id={textId}
        aria-describedby={hintId}
        dir={language === 'en' ? 'ltr' : 'rtl'}
        lang={language}
        rows={8}
        maxLength={10_000}
        readOnly={busy}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <p role="status" hidden={!restored}>
        {restored && texts.restored}
      </p>
      <p id={hintId}>{texts.hint[language]}</p>
      <Button type="button" size="small" margin={false} disabled={busy} onClick={() => void send()}>
        {busy ? texts.sending : texts.send}
      </Button>
    </div>
  );
}
