import type { AfterErrorHook } from 'payload';
import { adminLanguage } from '../locales/adminLanguage';

/**
 * SQLSTATE classes 22 (data exception, such as a NUL in a text) and 54 (limit exceeded). Of class 42: an operator that the column's type
 * lacks (`where[updatedAt][contains]`), a value that Payload omits from the statement, and incompatible types.
 */
const POSTGRES_CODES = /^((22|54)[0-9A-Z]{3}|42601|42883|42804|42846|42P18)$/;
/** Error messages of sharp for images and of busboy for uploads. */
const MALFORMED = [
  /^Input (buffer|file) (contains|has)|Vips|premature end|unsupported image format|corrupt header/i,
  /^(Malformed|Missing|Unsupported) (part header|content type|urlencoded form|Content-Type)|^Unexpected end of (form|file|multipart data)|Multipart: Boundary/i,
];

/**
 * The engine's errors when Payload gets a value of the wrong type, because its REST API validates few
 * parameters.
 * They are logged as well, in case the fault is ours.
 */
const ENGINE_FAULTS = [URIError, SyntaxError, TypeError, RangeError];

/** An error and its causes, outermost first. */
function causes(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let fault = error; fault instanceof Error && chain.length < 5; fault = fault.cause) chain.push(fault);
  return chain;
}

/** Whether the database rejected a value of the statement, such as a NUL or a number out of range. */
export function isRefusedValue(error: unknown): boolean {
  return causes(error).some((fault) => {
    const { code } = fault as { code?: unknown };
    return typeof code === 'string' && POSTGRES_CODES.test(code);
  });
}

/**
 * Whether the request itself caused an error: a value that the database rejects, a broken image, invalid
 * JSON.
 * Such a request gets 400 and is not a failure of the CMS.
 */
export function isInputFault(error: unknown): boolean {
  return (
    isRefusedValue(error) ||
    causes(error).some(
      (fault) =>
        ENGINE_FAULTS.some((kind) => fault instanceof kind) ||
        MALFORMED.some((pattern) => pattern.test(fault.message)),
    )
  );
}

const MESSAGE = {
  he: 'הבקשה מכילה ערך שאי אפשר לקבל.',
  en: 'The request contains a value that cannot be accepted.',
};

/** Payload's error hook: answers 400 for errors caused by the request. */
export const answerInputFaults: AfterErrorHook = ({ error, req, result }) => {
  const { status } = error as { status?: number };
  if ((status !== undefined && status < 500) || !isInputFault(error)) return undefined;
  const message = MESSAGE[adminLanguage(req.i18n)];
  return { response: { ...result, errors: [{ message }] }, status: 400 };
};
