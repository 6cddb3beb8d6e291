/** E-mail domains that visitors commonly use, and real domains that resemble one of them and must not be corrected. */
const DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'ymail.com',
  'icloud.com',
  'me.com',
  'aol.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'gmx.net',
  'gmx.de',
  'protonmail.com',
  'proton.me',
  'walla.com',
  'walla.co.il',
  'yahoo.co.il',
  'hotmail.co.il',
  'bezeqint.net',
  'netvision.net.il',
  'zahav.net.il',
  '012.net.il',
  '013.net',
];

/** Minimum length of a domain that is suggested. Shorter domains resemble too many others. */
const LEAST = 8;

/** Common typing errors in the last part of a domain, with their correction. No real domain ends in them. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\.(?:con|cpm|cim|vom|xom|dom|ocm|cmo|comm|coom|ccom)$/, '.com'],
  [/\.co\.(?:i|l|ll|li|ill|iil|ol|ik|ul)$/, '.co.il'],
];

/**
 * Checks whether two texts differ by one letter: a wrong, missing or additional letter, or two letters in the wrong
 * order.
 */
function isOneEditApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  );
}

/**
 * Suggests a correction for an e-mail address whose domain looks mistyped. It is only a suggestion, because the address
 * may be right.
 * @param email normalized e-mail address
 * @returns null if the domain does not look mistyped
 */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 1 || !domain.includes('.') || DOMAINS.includes(domain)) return null;
  const ended = ENDINGS.reduce((text, [wrong, right]) => text.replace(wrong, right), domain);
  const meant =
    ended.length < LEAST || DOMAINS.includes(ended)
      ? ended
      : (DOMAINS.find((known) => known.length >= LEAST && isOneEditApart(ended, known)) ?? ended);
  return meant === domain ? null : `${email.slice(0, at)}@${meant}`;
}
