import { refusedAnswer } from '../../intake/answers';
import { cultureLanguage } from '../../intake/cultureLanguage';
import { languageHeaders, requestLanguage } from '../../intake/language';
import { Refusal } from '../../intake/Refusal';
import { fieldText } from '../../intake/texts/fieldTexts';
import type { Handler, RouteContext } from '../../platform/http/route';
import type { Locale } from '../../platform/locales/locales';

/** Returns the `body` of a response in the given language. */
type Read = (request: Request, context: RouteContext, language: Locale) => Promise<unknown>;

/** Responses may be cached for minutes, because this content rarely changes. */
const CACHE = 'public, max-age=300';

export const CULTURE = 'he-il or en-us; the language of X-Accept-Language by default';

/**
 * Creates a handler that responds in the language of `?culture=he-il|en-us`, or otherwise in that of X-Accept-Language
 * (corporate-site §7). An unknown culture is rejected. This error and those of `read` have the common format.
 * @param read returns the body; may throw Refusal
 */
export const inCulture =
  (read: Read): Handler =>
  async (request, context) => {
    const fallback = requestLanguage(request);
    try {
      const culture = new URL(request.url).searchParams.get('culture');
      const language = culture === null ? fallback : cultureLanguage(culture);
      if (!language) throw refusedField('culture', fallback);
      const body = await read(request, context, language);
      return Response.json({ body }, { headers: { 'Cache-Control': CACHE, ...languageHeaders(language) } });
    } catch (error) {
      if (error instanceof Refusal) return refusedAnswer(error, fallback);
      throw error;
    }
  };

/** Creates the error for an invalid query parameter. */
export const refusedField = (
  name: string,
  language: Locale,
  key: 'invalid' | 'required' | 'tooLong' = 'invalid',
): Refusal => new Refusal(422, 'invalidFields', { errors: { [name]: [fieldText(key, language)] } });
