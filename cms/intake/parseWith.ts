import type { ZodType } from 'zod';
import type { Locale } from '../platform/locales';
import type { Parsed } from './intake';
import type { FieldErrors } from './Refusal';
import { fieldText, type FieldTextKey } from './texts/fieldTexts';

/** Name of the whole body among the errors, where it is no object at all. */
const WHOLE = 'body';

interface Issue {
  code?: string;
  input?: unknown;
}

/** The message of an issue for which the schema names none. */
function defaultKey({ code, input }: Issue): FieldTextKey {
  if (code === 'invalid_type') return input === undefined || input === null ? 'required' : 'wrongType';
  if (code === 'invalid_union') return input === undefined || input === null ? 'required' : 'wrongType';
  return code === 'too_big' ? 'tooLong' : 'invalid';
}

/**
 * Checks a body against a schema.
 * @param schema its messages are keys of the field texts
 * @param body parsed JSON
 * @param language language of the errors
 */
export function parseWith<Output>(schema: ZodType<Output>, body: unknown, language: Locale): Parsed<Output> {
  const result = schema.safeParse(body, { error: defaultKey, reportInput: false });
  if (result.success) return { data: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const texts = (errors[path.join('.') || WHOLE] ??= []);
    const text = fieldText(message, language);
    if (!texts.includes(text)) texts.push(text);
  }
  return { errors };
}
