import type { ZodType } from 'zod';
import type { Locale } from '../platform/locales/locales';
import type { Parsed } from './intake';
import type { FieldErrors } from './Refusal';
import { fieldText, type FieldTextKey } from './texts/fieldTexts';

/** Error key for a body that is no object. */
const WHOLE = 'body';

interface Issue {
  code?: string;
  input?: unknown;
}

/** Message of an issue without one in the schema. */
function defaultKey({ code, input }: Issue): FieldTextKey {
  if (code === 'invalid_type') return input === undefined || input === null ? 'required' : 'wrongType';
  if (code === 'invalid_union') return input === undefined || input === null ? 'required' : 'wrongType';
  return code === 'too_big' ? 'tooLong' : 'invalid';
}

/**
 * Validates a body with a schema.
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
