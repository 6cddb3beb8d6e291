import { linearPattern } from '@group/rules/patterns/linearPattern';
import { PatternFault } from '@group/rules/patterns/parsePattern';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '../../../platform/locales/locales';
import { namedFields } from '../formRows';

/** A field whose pattern is no longer allowed. It was saved before patterns were checked, and validation ignores it. */
export interface RefusedPattern {
  form: number;
  title: string;
  /** Caption of the field. */
  field: string;
  pattern: string;
  /** The part of the pattern that caused the rejection. */
  part: string;
}

/** Returns the part of a pattern that is not allowed, or null if the whole pattern is valid. */
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
 * Lists the fields whose patterns are invalid or cannot run in linear time. Validation ignores such patterns. New ones
 * are already rejected when editors save the form.
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
