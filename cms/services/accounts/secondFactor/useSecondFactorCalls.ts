'use client';

import { toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useState } from 'react';
import { secondFactorTexts, type SecondFactorTexts } from './secondFactorTexts';
import { adminLanguage } from '../../../platform/locales/adminLanguage';

interface Refusal {
  errors?: { message?: string }[];
}

interface Calls {
  texts: SecondFactorTexts;
  language: 'en' | 'he';
  busy: boolean;
  /**
   * Sends a GET request.
   * @throws Error if the response is not successful
   */
  get: <Answer>(path: string, signal: AbortSignal) => Promise<Answer>;
  /** Sends a POST request. If the server rejects it, shows the error as a toast and returns null. */
  post: <Answer>(path: string, body: object) => Promise<Answer | null>;
}

/** Returns functions that call the second-factor endpoints below `/api/users`, and the texts of the panel. */
export function useSecondFactorCalls(): Calls {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [busy, setBusy] = useState(false);
  const language = adminLanguage(i18n);
  const texts = secondFactorTexts[language];
  const users = `${config.routes.api}/users`;

  const get = useCallback(
    async <Answer>(path: string, signal: AbortSignal) => {
      const response = await fetch(`${users}/${path}`, { credentials: 'include', signal });
      if (!response.ok) throw new Error(String(response.status));
      return (await response.json()) as Answer;
    },
    [users],
  );
  const post = async <Answer>(path: string, body: object) => {
    setBusy(true);
    try {
      const response = await fetch(`${users}/${path}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as Answer & Refusal & { message?: string };
      if (response.ok) return answer;
      toast.error(answer.errors?.[0]?.message ?? texts.failed);
    } catch {
      toast.error(texts.failed);
    } finally {
      setBusy(false);
    }
    return null;
  };
  return { texts, language, busy, get, post };
}
