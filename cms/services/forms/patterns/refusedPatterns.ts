import { linearPattern } from '@group/rules/patterns/linearPattern';
import { PatternFault } from '@group/rules/patterns/parsePattern';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '../../../platform/locales';
import { namedFields } from '../formRows';

/** A field whose pattern was saved before today's rule, and forbids nothing now. */
export interface RefusedPattern {
  form: number;
  title: string;
  /** As visitors read it. */
  field: string;
  pattern: string;
  /** What of the pattern is refused. */
  part: string;
}

/** What of a pattern is refused; null when it works. */
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
 * Fields of all forms whose pattern can be read by no browser, or not be run in linear time: such a pattern is not tried on what
 * visitors type. New ones are refused when a form is saved; these were saved before.
 * @param payload the CMS
 * @param user who asks, and may read the forms
 * @param locale of titles and captions
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
