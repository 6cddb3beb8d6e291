import type { AfterErrorHook } from 'payload';
import { TAB_HEADER } from '../editing/editorTab';
import { KEPT_AS_DRAFT } from '../../payload-fixes/rejectedInput/keepRefused';
import { REFUSAL_WORDS } from '../refusalWords';
import { languageOf } from '../languageOf';

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
      'אפשר להעלות תמונות (JPG, PNG, WebP, AVIF, GIF, SVG), סרטוני MP4 ו־WebM, מסמכי PDF, קובצי Office וקובצי ZIP.',
    named: (ending: string) =>
      `הקובץ אינו קובץ ${ending}, אף ששמו אומר כך, או שהוא פגום. ` +
      'כדאי לפתוח אותו בתוכנה שבה נוצר, לשמור אותו מחדש ולהעלות שוב.',
    locked:
      'המסמך נערך עכשיו בידי מישהו אחר ולכן לא נשמר. אפשר לנסות שוב כשהעריכה תסתיים, או להעביר את העריכה.',
  },
  en: {
    refused: 'Not saved',
    kept: 'Not published – kept as a draft',
    type:
      'Files of this kind cannot be uploaded. ' +
      'Use pictures (JPG, PNG, WebP, AVIF, GIF, SVG), MP4 or WebM films, PDF, Office or ZIP files.',
    named: (ending: string) =>
      `The file is no ${ending} file, although its name says so, or it is damaged. ` +
      'Open it in the program that made it, save it again, and upload the new file.',
    locked: 'Somebody else is editing this document now, so it was not saved. Try again later, or take over.',
  },
};

/** What Payload says of a file by its type, and of one that is not what its name says. */
const FOREIGN_TYPE = /^(?:Invalid MIME type|File type .+ not allowed)/;

/** Of the latter: the ending that its name has, where files of that name may be uploaded. */
const NAMED = /\(from extension (jpe?g|png|webp|avif|gif|svg|mp4|webm|pdf|docx?|xlsx?|pptx?|zip)\)/i;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The admin cuts its message into a list at each comma, and writes ` > ` as an arrow: a reason stays whole without commas. */
const uncut = (reason: string): string => reason.replace(/,\s*/g, ' – ');

/** "Slug: another page is already at /about/"; a field deep in a list is named by its block and its label. */
function reasonOf({ label, path, message }: FieldFault): string {
  const trail = (typeof label === 'string' ? label : text(path)).split(' > ');
  // The tab and the name of the list say nothing that the block does not.
  const block = trail.findLastIndex((part) => /\(.+\)$/.test(part));
  const field = [...new Set([block >= 0 ? trail[block] : '', trail.at(-1)])].filter(Boolean).join(' > ');
  return uncut([field, text(message)].filter(Boolean).join(': '));
}

/**
 * What the admin says above a form that was refused: Payload names the fields only; this adds what is wrong with each, and whether what
 * was typed is kept. One line becomes a list in the admin, with an item for each comma.
 */
export const sayWhatIsWrong: AfterErrorHook = ({ error, req, result }) => {
  const language = languageOf(req?.i18n);
  const texts = TEXTS[language];
  const first = result?.errors?.[0] as { data?: { errors?: FieldFault[] }; message?: string } | undefined;
  if (!result || !first) return undefined;
  const { status } = error as { status?: number };
  // Payload speaks of rights where the session of a form in the admin has ended.
  const isLoggedOut =
    status === FORBIDDEN &&
    !req?.user &&
    req?.headers.has(TAB_HEADER) &&
    first.message === req.t('error:notAllowedToPerformAction');
  // What Payload says of the others in English alone. At the top of the answer, the admin shows a message as it is.
  const whole = new Map([
    [LOCKED, texts.locked],
    [TOO_LARGE, REFUSAL_WORDS.formTooLarge[language]],
    ...(isLoggedOut ? [[FORBIDDEN, REFUSAL_WORDS.loggedOut[language]] as const] : []),
  ]).get(status ?? 0);
  if (whole !== undefined)
    return { response: { ...result, errors: [{ message: whole }], message: whole } as typeof result };
  const faults = first.data?.errors;
  // By its shape: the production build shortens the names of classes.
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
  const intro = req?.context?.[KEPT_AS_DRAFT] ? texts.kept : texts.refused;
  const message = `${intro}: ${[...new Set(faults.map(reasonOf))].join(', ')}`;
  return {
    response: {
      ...result,
      errors: [{ ...result.errors[0], message }, ...result.errors.slice(1)],
    } as typeof result,
  };
};
