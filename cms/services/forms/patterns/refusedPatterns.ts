import { linearPattern } from '@group/rules/patterns/linearPattern';
import { PatternFault } from '@group/rules/patterns/parsePattern';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '../../../platform/locales/locales';
import { namedFields } from '../formRows';

/** A field with a pattern that was saved before the rule and is now ignored. */
export interface RefusedPattern {
  form: number;
  title: string;
  /** Caption of the field. */
  field: string;
  pattern: string;
  /** Rejected part of the pattern. */
  part: string;
}

/** Rejected part of a pattern; null for a valid one. */
function refusedPart(pattern: string): string | null {
  try {
    linearPattern(pattern);
    return null;
  } catch (error) {
    if (error instanceof PatternFault) return error.part;
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}

/**
 * Lists fields with patterns that cannot be parsed or run in linear time. They are ignored during validation; new
 * ones are rejected on saving.
 * @param payload the CMS
 * @param user user with read access to forms
 * @param locale language of titles and captions
 */
export async function refusedPatterns(
  payload: Payload,
  user: PayloadRequest['user'],
  locale: Locale,
): Promise<RefusedPattern[]> {
  const { docs } = await payload.find({
    collection: 'forms',
    depth: 0,
    draft: true,
    pagination: false,
    locale,
    fallbackLocale: locale === 'he' ? 'en' : 'he',
    overrideAccess: false,
    user,
  });
  return docs.flatMap((form) =>
    namedFields(form).flatMap(({ caption, alias, pattern }) => {
      const part = pattern ? refusedPart(pattern) : null;
      return part === null
        ? []
        : [{ form: form.id, title: form.title, field: caption || alias, pattern, part }];
    }),
  );
}
