import { dialString } from '../people/dialString.ts';
import { isEmail } from '../people/isEmail.ts';
import { normalizeEmail } from '../people/normalizeEmail.ts';
import { removeAllInvisible } from '../text/removeInvisible.ts';

const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;
/** Matches file names such as `plan.pdf`, which look like domains. */
const FILE = /^[^/?#]*\.(?:pdf|docx?|xlsx?|pptx?|html?|aspx?|php|jpe?g|png|webp|svg|zip)$/i;
const RELATIVE_OR_SCHEME = /^(?:[/#?.]|[a-z][a-z\d+-]*:(?!\d+(?:[/?#]|$)))/i;

/**
 * Completes a link target that an editor typed or pasted: a domain gets `https:`, an e-mail address `mailto:` and a
 * phone number `tel:`. Payload's editor stores the at sign of an e-mail address percent-encoded, so both forms are
 * accepted.
 * @returns any other text unchanged, except that invisible characters and surrounding spaces are removed
 */
export function completeAddress(written: string): string {
  const text = removeAllInvisible(written).trim();
  if (text.startsWith('//') && DOMAIN.test(text.slice(2))) return `https:${text}`;
  if (/^mailto:/i.test(text)) return text.replace(/^mailto:\s*/i, 'mailto:');
  if (RELATIVE_OR_SCHEME.test(text)) return text;
  const email = normalizeEmail(text.replace(/%40/i, '@'));
  if (isEmail(email)) return `mailto:${email}`;
  if (DOMAIN.test(text) && !FILE.test(text)) return `https://${text}`;
  const dialled = dialString(text);
  return dialled === null ? text : `tel:${dialled}`;
}
