'use client';

import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { PublicationState } from './PublicationState';
import { isLocale } from '../../platform/locales/locales';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { failedScheduleText, publicationBadgeTexts } from './publicationBadgeTexts';

/** Polling interval in milliseconds while a build runs. */
const ASK_MS = 2000;

/**
 * Shows in a document's form whether its published version is live on the site, with a link. Polls the CMS while a
 * build runs.
 */
export function PublicationBadge() {
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const sign = useSign();
  const failed = sign && failedScheduleText(sign, adminLanguage(i18n));
  const words = sign && publicationBadgeTexts(sign, adminLanguage(i18n), isLocale(code) ? code : 'he');
  return (
    <p className="site-sign" role="status" data-tone={words?.tone}>
      {words && (
        <>
          {words.text && <span>{words.text}</span>}
          {words.link && (
            <a href={words.link.href} target="_blank" rel="noreferrer">
              {words.link.text}
            </a>
          )}
        </>
      )}
      {failed && <span data-tone="fault">{failed}</span>}
    </p>
  );
}

function useSign(): PublicationState | null {
  const { config } = useConfig();
  const { id, collectionSlug, globalSlug, lastUpdateTime, versionCount, hasPublishedDoc } = useDocumentInfo();
  const [sign, setSign] = useState<PublicationState | null>(null);
  const { api } = config.routes;
  const subject = collectionSlug ? id && `${collectionSlug}/${id}` : globalSlug && `globals/${globalSlug}`;

  useEffect(() => {
    if (!subject) return undefined;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      try {
        const { signal } = controller;
        const response = await fetch(`${api}/${subject}/site-state`, { credentials: 'include', signal });
        if (!response.ok) return;
        const answer = (await response.json()) as PublicationState;
        setSign(answer);
        const waits =
          answer.public !== 'never' &&
          (answer.state === 'building' ||
            answer.state === 'failed' ||
            (answer.state === 'live' && answer.pages !== undefined));
        if (waits) timer = setTimeout(() => void ask(), ASK_MS);
      } catch {
        // If the request fails, the form works without this state. It is requested again after the next save.
      }
    };
    void ask();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [api, subject, lastUpdateTime, versionCount, hasPublishedDoc]);
  return sign;
}
