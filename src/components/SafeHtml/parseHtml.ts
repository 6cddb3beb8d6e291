/** A piece of HTML that may be shown: a text, or an element with what it holds. */
export type SafeNode = string | SafeElement;

export interface SafeElement {
  tag: SafeTag;
  href?: string;
  children: SafeNode[];
}

const TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  'strong',
  'sub',
  'sup',
  'u',
  'ul',
] as const;

export type SafeTag = (typeof TAGS)[number];

const isSafe = (tag: string): tag is SafeTag => (TAGS as readonly string[]).includes(tag);

const INLINE: readonly string[] = ['b', 'br', 'em', 'i', 'strong', 'sub', 'sup', 'u'] satisfies SafeTag[];

/** What holds lines of text and no other block. */
const PARAGRAPHS: readonly string[] = ['h2', 'h3', 'h4', 'p'] satisfies SafeTag[];

const VOID: readonly string[] = ['br', 'hr'] satisfies SafeTag[];

/** What a tag ends of what is still open, as in every browser: else the page's HTML is read otherwise than it was written. */
function ends(tag: SafeTag, open: readonly SafeElement[]): number {
  const tags = open.map((element) => element.tag);
  if (tag === 'li') {
    const item = tags.lastIndexOf('li');
    return item > Math.max(tags.lastIndexOf('ul'), tags.lastIndexOf('ol')) ? item : -1;
  }
  if (tag === 'a') return tags.lastIndexOf('a');
  if (INLINE.includes(tag)) return -1;
  return tags.findIndex((one) => PARAGRAPHS.includes(one));
}

/** A comment, what must not be shown even as text, a tag, or a text. */
const PIECES =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|iframe|noscript|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</gi;

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Addresses that a visitor may be led to: of this site, of the web, of a mailbox or a telephone. */
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

const decode = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

function toElement(tag: SafeTag, attributes: string): SafeElement {
  const found = tag === 'a' ? HREF.exec(attributes) : null;
  const href = decode(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
  return { tag, children: [], ...(SAFE_ADDRESS.test(href) && { href }) };
}

/**
 * Reads HTML of the content system into a tree of what is known to be harmless; every other tag is dropped and its text kept. The tree
 * is shown as React elements, so that nothing that this reader misunderstands can become markup. Ours has 1 KB (Brotli) where
 * html-react-parser, which reads alike at build and in the browser, has 10.
 * @param html such as a form's message, from a service at run time
 */
export function parseHtml(html: string): SafeNode[] {
  const root: SafeNode[] = [];
  const open: SafeElement[] = [];
  for (const [piece, hidden, slash, name, attributes = ''] of html.matchAll(PIECES)) {
    const place = () => open.at(-1)?.children ?? root;
    if (hidden !== undefined || piece.startsWith('<!--')) continue;
    if (name === undefined) {
      place().push(decode(piece));
      continue;
    }
    const tag = name.toLowerCase();
    if (!isSafe(tag)) continue;
    if (slash) {
      const opened = open.map((element) => element.tag).lastIndexOf(tag);
      if (opened >= 0) open.length = opened;
    } else {
      const element = toElement(tag, attributes);
      const ended = ends(tag, open);
      if (ended >= 0) open.length = ended;
      place().push(element);
      if (!VOID.includes(tag)) open.push(element);
    }
  }
  return root;
}
