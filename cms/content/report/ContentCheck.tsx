'use client';

import { useConfig, useDocumentInfo, useFormProcessing, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { FAULT_KINDS, type Fault } from './Fault';
import { useSaveBeforeFollowing } from '../../platform/editing/form/useSaveBeforeFollowing';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { FaultList } from './FaultList';
import { FAULT_KIND_TEXTS } from './faultTexts';

const TEXTS = {
  he: {
    title: 'לפני הפרסום',
    none: 'בדיקת התוכן לא מצאה בעיות.',
    some: (count: number) => (count === 1 ? 'דבר אחד שכדאי לבדוק' : `${count} דברים שכדאי לבדוק`),
  },
  en: {
    title: 'Before publishing',
    none: 'The content check found no problems.',
    some: (count: number) => (count === 1 ? 'One thing to check' : `${count} things to check`),
  },
};

/**
 * Lists in the sidebar of a form the problems of the last saved version that visitors would notice. Each is linked to
 * its field.
 */
export function ContentCheck() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n);
  const texts = TEXTS[language];
  const faults = useFaults();
  const followSaved = useSaveBeforeFollowing();
  if (!faults) return null;
  return (
    <section className="content-check" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {faults.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <details>
          <summary>{texts.some(faults.length)}</summary>
          {FAULT_KINDS.map((kind) => {
            const ofKind = faults.filter((fault) => fault.kind === kind);
            if (ofKind.length === 0) return null;
            const { name, why } = FAULT_KIND_TEXTS[language][kind];
            return (
              <div key={kind}>
                <h4>{name}</h4>
                <p>{why}</p>
                <FaultList
                  faults={ofKind}
                  language={language}
                  admin={config.routes.admin}
                  onFollow={followSaved}
                />
              </div>
            );
          })}
        </details>
      )}
    </section>
  );
}

function useFaults(): Fault[] | null {
  const { config } = useConfig();
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  // Check again after each save, even a rejected one: it is stored as a draft (`saveRejectedAsDraft`), but the form gets no new
  // save time.
  const isSending = useFormProcessing();
  const [faults, setFaults] = useState<Fault[] | null>(null);
  const { api } = config.routes;
  const subject = collectionSlug ? id && `${collectionSlug}/${id}` : globalSlug && `globals/${globalSlug}`;

  useEffect(() => {
    if (!subject || isSending) return undefined;
    const controller = new AbortController();
    fetch(`${api}/${subject}/content-check`, {
      credentials: 'include',
      headers: { 'Accept-Language': i18n.language },
      signal: controller.signal,
    })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
      .then((answer: { faults: Fault[] }) => setFaults(answer.faults))
      // If the request fails, the form works without the check. It is repeated after the next save.
      .catch(() => undefined);
    return () => controller.abort();
  }, [api, subject, i18n.language, isSending, lastUpdateTime]);
  return faults;
}
