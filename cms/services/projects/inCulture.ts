import { refusedAnswer } from '../../intake/answers';
import { cultureLanguage } from '../../intake/cultureLanguage';
import { languageHeaders, requestLanguage } from '../../intake/language';
import { Refusal } from '../../intake/Refusal';
import { fieldText } from '../../intake/texts/fieldTexts';
import type { Handler, RouteContext } from '../../platform/http/route';
import type { Locale } from '../../platform/locales';

/** What a request asks for, in a language: the `body` of the answer. */
type Read = (request: Request, context: RouteContext, language: Locale) => Promise<unknown>;

/** Content changes rarely; who reads an old answer for minutes misses nothing. */
const CACHE = 'public, max-age=300';

export const CULTURE = 'he-il or en-us; without it the language of X-Accept-Language';

/**
 * A call that reads content in the language of `?culture=he-il|en-us`, else of the header X-Accept-Language (corporate-site §7).
 * A culture that the site does not have, and whatever `read` refuses, is answered as every refusal is.
 * @param read makes the body of the answer; throws Refusal
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

/** The refusal of a value of the query. */
export const refusedField = (
  name: string,
  language: Locale,
  key: 'invalid' | 'required' | 'tooLong' = 'invalid',
): Refusal => new Refusal(422, 'invalidFields', { errors: { [name]: [fieldText(key, language)] } });
