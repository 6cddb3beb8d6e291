'use client';

import { toast, useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { PICTURE_LIMITS } from './pictureLimits';
import { MAX_FILE_BYTES } from '../../platform/files/uploadLimits';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { FILE_SELECTION_EVENTS, refuseLargeFiles } from './refuseLargeFiles';

const MEGABYTE = 1_000_000;

const TEXTS = {
  he: (name: string, size: string, limit: string) =>
    `הקובץ \u2068${name}\u2069 גדול מדי (${size} מגה־בייט) ולא הועלה. אפשר להעלות ${limit} מגה־בייט לכל היותר.`,
  en: (name: string, size: string, limit: string) =>
    `The file \u2068${name}\u2069 is too large (${size} MB) and was not uploaded. The limit is ${limit} MB.`,
};

const PICTURE_TEXTS = {
  he: (name: string, size: string, limit: string) =>
    `התמונה \u2068${name}\u2069 גדולה מדי (${size} מגה־בייט) ולא הועלתה. אפשר להעלות תמונות עד ${limit} מגה־בייט.`,
  en: (name: string, size: string, limit: string) =>
    `The picture \u2068${name}\u2069 is too large (${size} MB) and was not uploaded. The limit for pictures is ${limit} MB.`,
};

const NONE = {
  he: 'גם הקבצים האחרים שנבחרו איתו לא הועלו. אפשר לבחור אותם שוב, בלעדיו.',
  en: 'The other chosen files were not uploaded either. Choose them again without it.',
};

/**
 * Checks whether the current admin page belongs to the media collection. The limit for pictures does not apply to other
 * uploads, such as residents' files.
 */
const isOfMedia = (): boolean => /\/collections\/media(?:\/|$)/.test(location.pathname);

const isPicture = ({ type }: File): boolean => type.startsWith('image/');

/**
 * Converts bytes to megabytes. Rounds up, so that the size of a rejected file is never displayed as equal to the limit.
 */
const megabytes = (bytes: number): string => String(Math.ceil((bytes / MEGABYTE) * 10) / 10);

/** Wraps the admin. Rejects a file that is too large as soon as it is selected, and shows the limit. */
export function LargeFiles({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n);
  useEffect(() => {
    const listen = refuseLargeFiles({
      limitOf: (file) => (isPicture(file) && isOfMedia() ? PICTURE_LIMITS.bytes : MAX_FILE_BYTES),
      refuse: (file, limit, others) => {
        const text = (limit === MAX_FILE_BYTES ? TEXTS : PICTURE_TEXTS)[language];
        const sentence = text(file.name, megabytes(file.size), megabytes(limit));
        toast.error(others > 0 ? `${sentence} ${NONE[language]}` : sentence);
      },
    });
    for (const choosing of FILE_SELECTION_EVENTS) window.addEventListener(choosing, listen, true);
    return () => {
      for (const choosing of FILE_SELECTION_EVENTS) window.removeEventListener(choosing, listen, true);
    };
  }, [language]);
  return children;
}
