import { useRef, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { ApiError } from '../../lib/api/ApiError';
import { callApi } from '../../lib/api/callApi';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import type { DeliveryDocument } from './DeliveryDocument';

interface Unlocked {
  building: string;
  documents: readonly DeliveryDocument[];
  /** When its links end, in ms. */
  until: number;
}

/** Links that end sooner than this are asked for anew before a download, in ms. */
const MARGIN_MS = 5 * 60_000;

/**
 * The documents of a building that asks for a code: from the live call alone, and kept no longer than the page is open.
 * @returns what is unlocked, `unlock` which asks with a code and throws an ApiError, and `renew` which gives documents with good links
 */
export function useResidentFiles() {
  const { culture } = useLanguage();
  const [unlocked, setUnlocked] = useState<Unlocked | null>(null);
  // Never written into the page nor into the address.
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
      // Asked for only while many wrong codes come for the building.
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
