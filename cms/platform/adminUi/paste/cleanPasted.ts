import { completeAddress } from '@group/rules/addresses/completeAddress';
import { removeInvisible } from '@group/rules/text/removeInvisible';
import { makeTables } from './makeTables';

/**
 * Matches the link targets that may be pasted. Other targets are invalid, point into a Word document (`#_ftn1`), or
 * could run scripts.
 */
const LEADS = /^(https?:|mailto:|tel:|\/|#(?!_))/i;
const LEVEL = /level(\d+)/;
/**
 * Matches the marker that Word writes before each item of a numbered list: a number or letter, followed by punctuation.
 */
const NUMBERED = /^[\s(]*(\d+|[a-z]|[ivx]+|[א-ת])[.)]/i;

interface Item {
  element: Element;
  level: number;
  isNumbered: boolean;
  /** Number in the item's marker. Null for bullets and letters. */
  number: number | null;
}

/** Reads a list item from a Word paragraph whose style marks it as part of a list. Returns null for other elements. */
function itemOf(element: Element): Item | null {
  const style = element.getAttribute('style') ?? '';
  if (!/mso-list:/i.test(style) || /mso-list:\s*none/i.test(style) || element.tagName !== 'P') return null;
  const marker = NUMBERED.exec(markerOf(element)?.textContent ?? '')?.[1];
  return {
    element,
    level: Number(LEVEL.exec(style)?.[1] ?? 1),
    isNumbered: marker !== undefined,
    number: marker !== undefined && /^\d+$/.test(marker) ? Number(marker) : null,
  };
}

/** Finds the element in which Word writes an item's bullet or number and the space after it. */
const markerOf = (element: Element): Element | undefined =>
  [...element.querySelectorAll('[style]')].find((one) =>
    /mso-list:\s*ignore/i.test(one.getAttribute('style') ?? ''),
  );

/**
 * Converts consecutive Word items to nested HTML lists. On the top level, each run of bullets or of numbers becomes one
 * list.
 */
function listsOf(items: readonly Item[], document: Document): Element[] {
  const level = Math.min(...items.map((item) => item.level));
  const lists: Element[] = [];
  for (let at = 0; at < items.length;) {
    const item = items[at] as Item;
    if (item.level > level) {
      const next = items.findIndex((other, index) => index > at && other.level <= level);
      const end = next < 0 ? items.length : next;
      const list = lists.at(-1) ?? startList(item, document, lists);
      const place = list.lastElementChild ?? list.appendChild(document.createElement('li'));
      place.append(...listsOf(items.slice(at, end), document));
      at = end;
      continue;
    }
    markerOf(item.element)?.remove();
    const entry = document.createElement('li');
    entry.append(...item.element.childNodes);
    const open = lists.at(-1);
    const isOfKind = open && (open.tagName === 'OL') === item.isNumbered;
    (isOfKind ? open : startList(item, document, lists)).append(entry);
    at += 1;
  }
  return lists;
}

/** Starts a new list. Its type and first number come from its first item. */
function startList({ isNumbered, number }: Item, document: Document, lists: Element[]): Element {
  const list = document.createElement(isNumbered ? 'ol' : 'ul');
  if (number !== null && number !== 1) list.setAttribute('start', String(number));
  lists.push(list);
  return list;
}

function makeLists(document: Document): void {
  const done = new Set<Element>();
  for (const element of document.querySelectorAll('p[style]')) {
    if (done.has(element) || !itemOf(element)) continue;
    const items: Item[] = [];
    for (let next: Element | null = element; next; next = next.nextElementSibling) {
      const item = itemOf(next);
      if (!item) break;
      items.push(item);
      done.add(next);
    }
    const mark = document.createComment('');
    element.before(mark);
    const lists = listsOf(items, document);
    for (const item of items) item.element.remove();
    mark.replaceWith(...lists);
  }
}

function repairLinks(document: Document): void {
  for (const link of document.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? '';
    // Removes control characters, because browsers ignore them in a URL scheme and they could hide `javascript:`.
    const completed = completeAddress(address.replace(/\p{Cc}/gu, ''));
    if (!LEADS.test(completed)) link.replaceWith(...link.childNodes);
    else if (completed !== address) link.setAttribute('href', completed);
  }
}

/** Removes text direction marks and other invisible characters from all text. */
function cleanTexts(document: Document): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = removeInvisible(text.nodeValue ?? '');
}

/** Returns a picture's description or file name. Returns null for tracking pixels. */
function pictureName(picture: Element): string | null {
  if (picture.getAttribute('width') === '1' && picture.getAttribute('height') === '1') return null;
  const source = picture.getAttribute('src') ?? '';
  const file = source.startsWith('data:') ? '' : (source.split(/[?#]/)[0]?.split('/').at(-1) ?? '');
  return (picture.getAttribute('alt')?.trim() || file).slice(0, 60);
}

/**
 * Returns the names of the pictures in pasted HTML, so that the editor can be told that they are not pasted. A picture
 * without a name is returned as an empty string.
 * @param html clipboard content
 */
export const pictureNames = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img, svg')]
    .map(pictureName)
    .filter((name) => name !== null);

/**
 * Removes all pictures. Pictures from other sites or local folders have no file in the CMS, so a document that contains
 * them could not be published.
 */
function dropPictures(document: Document): void {
  for (const picture of document.querySelectorAll('img, picture, svg')) picture.remove();
}

/**
 * Replaces `font` elements, which LibreOffice writes, with their content. The rich text editor would otherwise drop the
 * spaces between them.
 */
function dropFonts(document: Document): void {
  for (const font of document.querySelectorAll('font')) font.replaceWith(...font.childNodes);
}

/**
 * Cleans pasted HTML for the rich text editor. Word lists become HTML lists, tables get header cells, unsafe links
 * become plain text, and pictures and direction marks are removed.
 * @param html clipboard content
 * @returns null if nothing needs to change
 */
export function cleanPasted(html: string): string | null {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const before = document.body.innerHTML;
  dropPictures(document);
  dropFonts(document);
  cleanTexts(document);
  makeLists(document);
  makeTables(document);
  repairLinks(document);
  return document.body.innerHTML === before ? null : document.body.innerHTML;
}
