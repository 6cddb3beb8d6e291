import { dialString } from '../people/dialString.ts';
import { isEmail } from '../people/isEmail.ts';
import { normalizeEmail } from '../people/normalizeEmail.ts';
import { removeAllInvisible } from '../text/removeInvisible.ts';

const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;
/** Matches file names such as `plan.pdf`, which look like domains. */
const FILE = /^[^/?#]*\.(?:pdf|docx?|xlsx?|pptx?|html?|aspx?|php|jpe?g|png|webp|svg|zip)$/i;
const RELATIVE_OR_SCHEME = /^(?:[/#?.]|[a-z][a-z\d+-]*:(?!\d+(?:[/?#]|$)))/i;

/** Matches a Hebrew preposition or article before an e-mail address, as in `ל־dana@example.com`. */
const HEBREW_PREFIX = /^\p{Script=Hebrew}+-?(?=[a-z\d])/iu;

/**
 * Completes a link target that an editor typed or pasted: a domain gets `https:`, an e-mail address `mailto:` and a
 * phone number `tel:`. Payload's editor stores the at sign of an e-mail address percent-encoded, so both forms are
 * accepted. A Hebrew prefix of an e-mail address is removed, and spaces in a URL are percent-encoded.
 * @returns any other text unchanged, except that invisible characters and surrounding spaces are removed
 */
export function completeAddress(written: string): string {
  const text = removeAllInvisible(written).trim();
  if (text.startsWith('//') && DOMAIN.test(text.slice(2))) return `https:${text}`;
  if (/^mailto:/i.test(text)) return `mailto:${text.replace(/^mailto:\s*/i, '').replace(HEBREW_PREFIX, '')}`;
  if (/^https?:\/\/\S/i.test(text)) return text.replace(/\s/g, '%20');
  if (RELATIVE_OR_SCHEME.test(text)) return text;
  const email = normalizeEmail(text.replace(/%40/i, '@').replace(HEBREW_PREFIX, ''));
  if (isEmail(email)) return `mailto:${email}`;
  if (DOMAIN.test(text) && !FILE.test(text)) return `https://${text}`;
  const dialled = dialString(text);
  return dialled === null ? text : `tel:${dialled}`;
}
