/** Allowed link targets; others are invalid or could run scripts. */
const LEADS = /^(https?:|mailto:|tel:|[/#])/i;
const LEVEL = /level(\d+)/;
/** Markers that Word writes before items of a numbered list: a number or letter followed by punctuation. */
const NUMBERED = /^[\s(]*(\d+|[a-z]|[ivx]+|[א-ת])[.)]/i;
/** Separator between the cells of a table row. */
const BETWEEN = ' | ';

interface Item {
  element: Element;
  level: number;
  isNumbered: boolean;
}

/** Returns the list item of a Word paragraph whose style names a list; null for other elements. */
function itemOf(element: Element): Item | null {
  const style = element.getAttribute('style') ?? '';
  if (!/mso-list:/i.test(style) || /mso-list:\s*none/i.test(style) || element.tagName !== 'P') return null;
  const marker = markerOf(element);
  return {
    element,
    level: Number(LEVEL.exec(style)?.[1] ?? 1),
    isNumbered: NUMBERED.test(marker?.textContent ?? ''),
  };
}

/** The element with the bullet or number of an item and its gap. */
const markerOf = (element: Element): Element | undefined =>
  [...element.querySelectorAll('[style]')].find((one) =>
    /mso-list:\s*ignore/i.test(one.getAttribute('style') ?? ''),
  );

/** Converts consecutive items to a nested list. */
function listOf(items: readonly Item[], document: Document): Element {
  const [first] = items;
  const level = Math.min(...items.map((item) => item.level));
  const list = document.createElement(first?.isNumbered ? 'ol' : 'ul');
  for (let at = 0; at < items.length;) {
    const item = items[at] as Item;
    if (item.level > level) {
      const next = items.findIndex((other, index) => index > at && other.level <= level);
      const end = next < 0 ? items.length : next;
      const place = list.lastElementChild ?? list.appendChild(document.createElement('li'));
      place.append(listOf(items.slice(at, end), document));
      at = end;
      continue;
    }
    markerOf(item.element)?.remove();
    const entry = document.createElement('li');
    entry.append(...item.element.childNodes);
    list.append(entry);
    at += 1;
  }
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
    const list = listOf(items, document);
    for (const item of items) item.element.remove();
    mark.replaceWith(list);
  }
}

const words = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Converts a table row to a line; heading rows become bold. Formatting within cells is lost. */
function lineOf(row: HTMLTableRowElement, document: Document): Element | null {
  const cells = [...row.cells];
  const text = cells.map(words).filter(Boolean).join(BETWEEN);
  if (!text) return null;
  const line = document.createElement('p');
  const isHead = cells.every((cell) => cell.tagName === 'TH');
  const place = isHead ? line.appendChild(document.createElement('strong')) : line;
  place.textContent = text;
  return line;
}

/** Replaces tables: one with a single column by its content, any other by a line per row. */
function makeLines(document: Document): void {
  // Inner tables first, because they become text of the outer table's cells.
  for (const table of [...document.querySelectorAll('table')].reverse()) {
    const rows = [...table.rows];
    const isFrame = rows.every((row) => row.cells.length < 2);
    const content = isFrame
      ? rows.flatMap((row) => [...row.cells].flatMap((cell) => [...cell.childNodes]))
      : rows.map((row) => lineOf(row, document)).filter((line) => line !== null);
    table.replaceWith(...content);
  }
}

function dropLinks(document: Document): void {
  for (const link of document.querySelectorAll('a[href]')) {
    // Browsers ignore spaces and control characters in a scheme.
    const address = (link.getAttribute('href') ?? '').replace(/[\s\p{Cc}]/gu, '');
    if (!LEADS.test(address)) link.replaceWith(...link.childNodes);
  }
}

const PICTURES = 'img, picture, svg';

/** Whether pasted HTML contains pictures, which are not pasted. @param html clipboard content */
export const hasPictures = (html: string): boolean =>
  new DOMParser().parseFromString(html, 'text/html').querySelector(PICTURES) !== null;

/** Removes pictures. Pictures of other sites or local folders would be nodes without a file, which cannot be published. */
function dropPictures(document: Document): void {
  for (const picture of document.querySelectorAll(PICTURES)) picture.remove();
}

/**
 * Converts pasted HTML for the rich text editor: Word lists become lists, tables become lines, unsafe links become plain text, and pictures
 * are removed.
 * @param html clipboard content
 * @returns null if nothing needs to change
 */
export function cleanPasted(html: string): string | null {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const before = document.body.innerHTML;
  makeLists(document);
  makeLines(document);
  dropLinks(document);
  dropPictures(document);
  return document.body.innerHTML === before ? null : document.body.innerHTML;
}
