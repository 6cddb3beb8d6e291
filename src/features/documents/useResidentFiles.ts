import { useRef, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { ApiError } from '../../lib/api/ApiError';
import { callApi } from '../../lib/api/callApi';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import type { DeliveryDocument } from './DeliveryDocument';

interface Unlocked {
  building: string;
  documents: readonly DeliveryDocument[];
  /** Time at which the documents' links expire, in milliseconds since the epoch. */
  until: number;
}

/** Links that expire within this time, in milliseconds, are renewed before a download. */
const MARGIN_MS = 5 * 60_000;

/**
 * Requests the documents that a building's code unlocks. They are kept in memory only, so that they are gone when the
 * page is closed.
 * @returns `unlocked`, the building and its documents, `unlock`, which throws an ApiError if the code is wrong, and
 *   `renew`, which renews links that are about to expire
 */
export function useResidentFiles() {
  const { culture } = useLanguage();
  const [unlocked, setUnlocked] = useState<Unlocked | null>(null);
  // Kept in a ref, so that the code is never written to the page or to the URL.
  const code = useRef('');

  const ask = async (building: string, given: string): Promise<Unlocked> => {
    const send = (gRecaptchaResponse?: string) =>
      callApi({ culture }, (live, options) =>
        live.POST('/web/documents/files', {
          ...options,
          body: {
            building: Number(building),
            code: given,
            ...(gRecaptchaResponse && { gRecaptchaResponse }),
          },
        }),
      );
    const { data } = await send().catch(async (error: unknown) => {
      // The service asks for a captcha only after many wrong codes for the building.
      if (!(error instanceof ApiError && error.code === 'captchaMissing')) throw error;
      return send(await getCaptchaToken(culture));
    });
    const documents = data.files.map(
      ({ id, fileName, fileTipe, filesize, fileDestination, selectCategory, ...file }): DeliveryDocument => ({
        ...file,
        id: `resident-${id}`,
        name: fileName,
        type: fileTipe ?? '',
        size: filesize,
        buildings: [building],
        destination: String(fileDestination),
        categories: selectCategory.map(String),
      }),
    );
    const next = { building, documents, until: data.expires * 1000 };
    code.current = given;
    setUnlocked(next);
    return next;
  };

  const renew = async (files: readonly DeliveryDocument[]): Promise<readonly DeliveryDocument[]> => {
    const needs = unlocked && files.some(({ id }) => unlocked.documents.some((one) => one.id === id));
    if (!needs || unlocked.until - Date.now() > MARGIN_MS) return files;
    const { documents } = await ask(unlocked.building, code.current);
    return files.map((file) => documents.find(({ id }) => id === file.id) ?? file);
  };

  return {
    unlocked,
    unlock: async (building: string, given: string) => void (await ask(building, given)),
    renew,
  };
}
