import type { AfterErrorHook } from 'payload';
import { adminLanguage } from '../locales/adminLanguage';

/**
 * SQLSTATE codes with which PostgreSQL rejects values from a request. Class 22 is a data exception (such as NUL in
 * text), class 54 an exceeded limit. The codes of class 42 mean an operator that the column's type lacks
 * (`where[updatedAt][contains]`), a value that Payload omits from the statement, or incompatible types.
 */
const POSTGRES_CODES = /^((22|54)[0-9A-Z]{3}|42601|42883|42804|42846|42P18)$/;
/** Matches error messages of sharp about broken images, and of busboy about broken uploads. */
const MALFORMED = [
  /^Input (buffer|file) (contains|has)|Vips|premature end|unsupported image format|corrupt header/i,
  /^(Malformed|Missing|Unsupported) (part header|content type|urlencoded form|Content-Type)|^Unexpected end of (form|file|multipart data)|Multipart: Boundary/i,
];

/**
 * JavaScript errors that occur when Payload gets a value of the wrong type, because its REST API validates few
 * parameters. They are logged as well, because the cause may also be a bug of ours.
 */
const ENGINE_FAULTS = [URIError, SyntaxError, TypeError, RangeError];

/** Returns an error and its causes, outermost first. */
function causes(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let fault = error; fault instanceof Error && chain.length < 5; fault = fault.cause) chain.push(fault);
  return chain;
}

/** Checks whether the database rejected a value in the statement, such as a NUL character or a number out of range. */
export function isRefusedValue(error: unknown): boolean {
  return causes(error).some((fault) => {
    const { code } = fault as { code?: unknown };
    return typeof code === 'string' && POSTGRES_CODES.test(code);
  });
}

/**
 * Checks whether the request itself caused the error: a value that the database rejects, a broken image, or invalid
 * JSON. Such a request gets status 400 and does not count as a failure of the CMS.
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

/** Payload error hook that responds with 400 to errors that the request itself caused. */
export const answerInputFaults: AfterErrorHook = ({ error, req, result }) => {
  const { status } = error as { status?: number };
  if ((status !== undefined && status < 500) || !isInputFault(error)) return undefined;
  const message = MESSAGE[adminLanguage(req.i18n)];
  return { response: { ...result, errors: [{ message }] }, status: 400 };
};
