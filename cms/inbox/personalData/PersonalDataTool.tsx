'use client';

import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { onEnter } from '../../platform/adminUi/onEnter';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const TEXTS = {
  he: {
    email: 'כתובת דוא״ל',
    search: 'חיפוש',
    none: 'לא נמצא מידע על הכתובת הזאת.',
    found: 'נמצא מידע. פניות: {entries}. הודעות דוא״ל: {mails}.',
    law: 'נשמר לפי חוק, ולכן לא יימחק',
    now: 'תשלום עוד עשוי להגיע: אי אפשר למחוק עדיין, יש לנסות שוב מחר',
    named: 'הפנייה נשלחה על ידי אדם אחר: יימחקו רק הפרטים של האדם הזה, והפנייה תישאר',
    report: 'דוח בעברית',
    reportOther: 'דוח באנגלית',
    confirm: 'כדי למחוק את כל מה שנמצא, יש להקליד את הכתובת שוב. אי אפשר לבטל את המחיקה.',
    delete: 'מחיקה',
    deleted: 'המידע נמחק, עם המסירות, התשובות והקבצים. פניות: {entries}. הודעות דוא״ל: {mails}.',
    blanked: 'מפניות של אחרים נמחקו הפרטים של האדם הזה, והפניות עצמן נשארו. פניות כאלה: {entries}.',
    outside: 'מידע שנמסר ל־CRM או למערכת הגיוס יש למחוק גם שם. מספרי הפניות רשומים בדוח.',
    email422: 'זו אינה כתובת דוא״ל תקינה.',
    failed: 'הפעולה לא הושלמה, ודבר לא נמחק. אפשר לנסות שוב.',
  },
  en: {
    email: 'E-mail address',
    search: 'Search',
    none: 'Nothing is stored about this address.',
    found: 'Data was found. Messages: {entries}. E-mails: {mails}.',
    law: 'Must be kept by law and will not be deleted',
    now: 'A payment may still arrive, so it cannot be deleted yet. Try again tomorrow',
    named: 'Sent by someone else: only this person’s details will be deleted, and the message stays',
    report: 'Report in English',
    reportOther: 'Report in Hebrew',
    confirm: 'To delete everything that was found, type the address again. This cannot be undone.',
    delete: 'Delete',
    deleted:
      'The data was deleted, with its deliveries, replies and files. Messages: {entries}. E-mails: {mails}.',
    blanked:
      'The details of this person were deleted from messages of other people. The messages stay. Messages: {entries}.',
    outside:
      'Data that was sent to the CRM or the HR system must be deleted there too. The report lists the reference numbers.',
    email422: 'This is not a valid e-mail address.',
    failed: 'The action failed, and nothing was deleted. Please try again.',
  },
};

interface Entry {
  kind: string;
  name: string;
  id: number;
  reference: string;
  createdAt: string;
  kept: 'law' | 'now' | null;
  /** True if someone else sent the document and it only mentions this person. */
  named: boolean;
  /** True if the document has a page in the admin to link to. */
  isShown: boolean;
}

interface Found {
  entries: Entry[];
  mails: number;
}

const filled = (text: string, entries: number, mails: number): string =>
  text.replace('{entries}', String(entries)).replace('{mails}', String(mails));

/** Page for searching, printing and deleting personal data by e-mail address. */
export function PersonalDataTool() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [emailId, confirmId] = [useId(), useId()];
  const [email, setEmail] = useState('');
  const [confirm, setConfirm] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const language = adminLanguage(i18n);
  const texts = TEXTS[language];
  const api = `${config.routes.api}/globals/personalData`;

  const call = async (action: string, body: object): Promise<Response | null> => {
    setBusy(true);
    setNote('');
    try {
      const response = await fetch(`${api}/${action}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, ...body }),
      });
      if (response.ok) return response;
      setNote(response.status === 422 ? texts.email422 : texts.failed);
    } catch {
      setNote(texts.failed);
    } finally {
      setBusy(false);
    }
    return null;
  };
  const search = async () => {
    setFound(null);
    setConfirm('');
    const response = await call('search', {});
    if (response) setFound((await response.json()) as Found);
  };
  const report = async (reportLanguage: string) => {
    const response = await call('report', { language: reportLanguage });
    if (!response) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = `personal-data-${reportLanguage}.html`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const remove = async () => {
    const response = await call('delete', { confirm });
    if (!response) return;
    const { entries, mails } = (await response.json()) as Found;
    setFound(null);
    setConfirm('');
    const gone = entries.filter(({ kept, named }) => !kept && !named).length;
    const blanked = entries.filter(({ kept, named }) => !kept && named).length;
    setNote(
      [filled(texts.deleted, gone, mails), blanked > 0 && filled(texts.blanked, blanked, 0)]
        .filter(Boolean)
        .join(' '),
    );
  };

  const canSearch = !busy && email.trim() !== '';
  const isEmpty = found !== null && found.entries.length + found.mails === 0;
  const isConfirmed = confirm.trim().toLowerCase() === email.trim().toLowerCase();
  return (
    <div className="personal-data">
      <label htmlFor={emailId}>{texts.email}</label>
      <div className="personal-data__bar">
        <input
          id={emailId}
          type="email"
          dir="ltr"
          autoComplete="off"
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setFound(null);
          }}
          onKeyDown={onEnter(canSearch ? search : undefined)}
        />
        <Button
          type="button"
          size="medium"
          margin={false}
          disabled={!canSearch}
          onClick={() => void search()}
        >
          {texts.search}
        </Button>
      </div>
      <p role="status">{isEmpty ? texts.none : note}</p>
      {found && !isEmpty && (
        <>
          <p>{filled(texts.found, found.entries.length, found.mails)}</p>
          <ul>
            {found.entries.map(({ kind, name, id, reference, createdAt, kept, named, isShown }) => (
              <li key={`${kind}-${id}`}>
                {isShown ? (
                  <a href={`${config.routes.admin}/collections/${kind}/${id}`}>
                    {name} <bdi dir="ltr">{reference}</bdi>
                  </a>
                ) : (
                  <span>
                    {name} <bdi dir="ltr">{reference}</bdi>
                  </span>
                )}
                <time dateTime={createdAt}>
                  {new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
                    dateStyle: 'medium',
                    timeZone: 'Asia/Jerusalem',
                  }).format(new Date(createdAt))}
                </time>
                {kept && <strong>{texts[kept]}</strong>}
                {named && !kept && <strong>{texts.named}</strong>}
              </li>
            ))}
          </ul>
          <div className="personal-data__bar">
            {(language === 'he' ? ['he', 'en'] : ['en', 'he']).map((one, at) => (
              <Button
                key={one}
                type="button"
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={busy}
                onClick={() => void report(one)}
              >
                {at === 0 ? texts.report : texts.reportOther}
              </Button>
            ))}
          </div>
          <p>{texts.outside}</p>
          <label htmlFor={confirmId}>{texts.confirm}</label>
          <div className="personal-data__bar">
            <input
              id={confirmId}
              type="email"
              dir="ltr"
              autoComplete="off"
              value={confirm}
              onChange={({ target }) => setConfirm(target.value)}
              // Deleting needs a click, because it cannot be undone.
              onKeyDown={onEnter()}
            />
            <Button
              type="button"
              buttonStyle="error"
              size="medium"
              margin={false}
              disabled={busy || !confirm || !isConfirmed}
              onClick={() => void remove()}
            >
              {texts.delete}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
