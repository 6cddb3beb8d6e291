import type { AfterErrorHook } from 'payload';
import { TAB_HEADER } from '../editing/editorTab';
import { SAVED_AS_DRAFT } from '../../payload-fixes/rejectedInput/saveRejectedAsDraft';
import { REJECTION_MESSAGES } from '../labels/rejectionMessages';
import { adminLanguage } from '../locales/adminLanguage';

interface FieldFault {
  label?: unknown;
  path?: unknown;
  message?: unknown;
}

const LOCKED = 423;
const TOO_LARGE = 413;
const FORBIDDEN = 403;

const TEXTS = {
  he: {
    refused: 'לא נשמר',
    kept: 'לא פורסם – ונשמר כטיוטה',
    type:
      'אי אפשר להעלות קובץ מסוג זה. ' +
      'אפשר להעלות תמונות (JPG, PNG, WebP, AVIF, GIF, SVG, HEIC), סרטוני MP4, MOV ו־WebM, מסמכי PDF, קובצי Office וקובצי ZIP.',
    named: (ending: string) =>
      `הקובץ אינו קובץ ${ending} כפי ששמו מציין, או שהוא פגום. ` +
      'כדאי לפתוח אותו בתוכנה שבה נוצר, לשמור אותו מחדש ולהעלות שוב.',
    locked:
      'המסמך בעריכה כעת אצל משתמש אחר, ולכן לא נשמר. אפשר לנסות שוב כשהעריכה תסתיים, או להעביר את העריכה.',
  },
  en: {
    refused: 'Not saved',
    kept: 'Not published – kept as a draft',
    type:
      'Files of this type cannot be uploaded. ' +
      'Use pictures (JPG, PNG, WebP, AVIF, GIF, SVG, HEIC), MP4, MOV or WebM videos, PDF, Office or ZIP files.',
    named: (ending: string) =>
      `The file is not a ${ending} file as its name says, or it is damaged. ` +
      'Open it in the program that created it, save it again, and upload the new file.',
    locked:
      'Another user is editing this document, so it was not saved. Try again later, or take over editing.',
  },
};

/** Matches Payload's messages about a rejected file type, and about content that does not match the file's name. */
const FOREIGN_TYPE = /^(?:Invalid MIME type|File type .+ not allowed)/;

/**
 * Extracts the file extension from a message about mismatched content, if files with this extension may be uploaded.
 */
const NAMED = /\(from extension (jpe?g|png|webp|avif|gif|svg|mp4|webm|pdf|docx?|xlsx?|pptx?|zip)\)/i;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Replaces commas, because the admin splits a message into list items at each comma. */
const withoutCommas = (reason: string): string => reason.replace(/,\s*/g, ' – ');

/**
 * Describes an error with its field, such as "Slug: another page is already at /about/". A nested field is named by its
 * block and label.
 */
function reasonOf({ label, path, message }: FieldFault): string {
  const trail = (typeof label === 'string' ? label : text(path)).split(' > ');
  // If the field is in a block, the block's name is enough, and the names of the tab and the list are omitted.
  const block = trail.findLastIndex((part) => /^[^(]*\(.+\)$/.test(part));
  const field = [...new Set([block >= 0 ? trail[block] : '', trail.at(-1)])].filter(Boolean).join(' > ');
  return withoutCommas([field, text(message)].filter(Boolean).join(': '));
}

/**
 * Explains errors in the admin's forms: what is wrong with each field, and whether the input has been kept. Payload's
 * own message contains only the names of the fields. The errors are joined with commas, because the admin splits the
 * message into a list at commas.
 */
export const explainFormErrors: AfterErrorHook = ({ error, req, result }) => {
  const language = adminLanguage(req?.i18n);
  const texts = TEXTS[language];
  const first = result?.errors?.[0] as { data?: { errors?: FieldFault[] }; message?: string } | undefined;
  if (!result || !first) return undefined;
  const { status } = error as { status?: number };
  // If the session has ended, Payload reports a missing permission instead. The user needs to know that they are logged
  // out.
  const isLoggedOut =
    status === FORBIDDEN &&
    !req?.user &&
    req?.headers.has(TAB_HEADER) &&
    first.message === req.t('error:notAllowedToPerformAction');
  // Translates these messages, which Payload has in English only. The admin shows the `message` at the top of the
  // response as it is.
  const whole = new Map([
    [LOCKED, texts.locked],
    [TOO_LARGE, REJECTION_MESSAGES.formTooLarge[language]],
    ...(isLoggedOut ? [[FORBIDDEN, REJECTION_MESSAGES.loggedOut[language]] as const] : []),
  ]).get(status ?? 0);
  if (whole !== undefined)
    return { response: { ...result, errors: [{ message: whole }], message: whole } as typeof result };
  const faults = first.data?.errors;
  // Recognizes validation errors by their shape, because the production build shortens class names.
  if (!Array.isArray(faults) || faults.length === 0) {
    const isRefusal = status !== undefined && status >= 400 && status < 500;
    const isCut = first.message?.includes(',') || status === 409;
    return isRefusal && isCut
      ? { response: { ...result, message: first.message } as typeof result }
      : undefined;
  }
  const foreign = faults.map(({ message: fault }) => text(fault)).find((fault) => FOREIGN_TYPE.test(fault));
  if (foreign !== undefined) {
    const ending = NAMED.exec(foreign)?.[1]?.toUpperCase();
    const message = ending ? texts.named(ending) : texts.type;
    const errors = [{ ...result.errors[0], message }, ...result.errors.slice(1)];
    return { response: { ...result, errors, message } as typeof result };
  }
  const intro = req?.context?.[SAVED_AS_DRAFT] ? texts.kept : texts.refused;
  const message = `${intro}: ${[...new Set(faults.map(reasonOf))].join(', ')}`;
  return {
    response: {
      ...result,
      errors: [{ ...result.errors[0], message }, ...result.errors.slice(1)],
    } as typeof result,
  };
};
