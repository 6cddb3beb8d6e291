import type { AfterErrorHook } from 'payload';
import { languageOf } from '../languageOf';

/**
 * SQLSTATE classes 22 (data exception, such as a NUL in a text) and 54 (limit exceeded). Of class 42: an operator that the column's type
 * lacks (`where[updatedAt][contains]`), a value that Payload omits from the statement, and incompatible types.
 */
const POSTGRES_CODES = /^((22|54)[0-9A-Z]{3}|42601|42883|42804|42846|42P18)$/;
/** Messages of sharp about a picture and of busboy about an upload. */
const MALFORMED = [
  /^Input (buffer|file) (contains|has)|Vips|premature end|unsupported image format|corrupt header/i,
  /^(Malformed|Missing|Unsupported) (part header|content type|urlencoded form|Content-Type)|^Unexpected end of (form|file|multipart data)|Multipart: Boundary/i,
];

/**
 * What the engine throws where Payload takes a text for an object, or a number for a list: its REST checks the shape of few parameters.
 * They are logged all the same, for the day when the fault is ours.
 */
const ENGINE_FAULTS = [URIError, SyntaxError, TypeError, RangeError];

/** An error and what caused it, outermost first. */
function causes(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let fault = error; fault instanceof Error && chain.length < 5; fault = fault.cause) chain.push(fault);
  return chain;
}

/** True for an error by which the database refuses a value of the statement, such as a NUL in a text or a number out of range. */
export function isRefusedValue(error: unknown): boolean {
  return causes(error).some((fault) => {
    const { code } = fault as { code?: unknown };
    return typeof code === 'string' && POSTGRES_CODES.test(code);
  });
}

/**
 * True for an error that the request caused by a value nobody can store or read: the database names it so, a picture is broken, a text
 * is no JSON. Such a request is answered with 400, not as a failure of the CMS.
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
  en: 'The request holds a value that cannot be taken.',
};

/** Payload's hook for errors: answers 400 to what the request itself is to blame for. */
export const answerInputFaults: AfterErrorHook = ({ error, req, result }) => {
  const { status } = error as { status?: number };
  if ((status !== undefined && status < 500) || !isInputFault(error)) return undefined;
  const message = MESSAGE[languageOf(req.i18n)];
  return { response: { ...result, errors: [{ message }] }, status: 400 };
};
