import type { ZodType } from 'zod';
import type { Locale } from '../platform/locales/locales';
import type { Parsed } from './intake';
import type { FieldErrors } from './Refusal';
import { fieldText, type FieldTextKey } from './texts/fieldTexts';

/** Key under which errors of the whole body are reported, such as a body that is not an object. */
const WHOLE = 'body';

interface Issue {
  code?: string;
  input?: unknown;
}

/** Returns the message key of a validation issue for which the schema defines no message. */
function defaultKey({ code, input }: Issue): FieldTextKey {
  if (code === 'invalid_type') return input === undefined || input === null ? 'required' : 'wrongType';
  if (code === 'invalid_union') return input === undefined || input === null ? 'required' : 'wrongType';
  return code === 'too_big' ? 'tooLong' : 'invalid';
}

/**
 * Validates a body with a schema and returns its data or its errors by field.
 * @param schema its messages must be keys of the field texts
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
