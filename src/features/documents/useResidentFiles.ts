import { useRef, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { ApiError } from '../../lib/api/ApiError';
import { callApi } from '../../lib/api/callApi';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import type { DeliveryDocument } from './DeliveryDocument';

interface Unlocked {
  building: string;
  documents: readonly DeliveryDocument[];
  /** Expiry of its links in ms. */
  until: number;
}

/** Links that expire within this time are renewed before a download, in ms. */
const MARGIN_MS = 5 * 60_000;

/**
 * Requests the documents of a building with a code, and keeps them only while the page is open.
 * @returns the unlocked documents, `unlock`, which throws an ApiError, and `renew`, which returns valid links
 */
export function useResidentFiles() {
  const { culture } = useLanguage();
  const [unlocked, setUnlocked] = useState<Unlocked | null>(null);
  // Never written to the page or the address.
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
      // The service requires a captcha only after many wrong codes for the building.
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
