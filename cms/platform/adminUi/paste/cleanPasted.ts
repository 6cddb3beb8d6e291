/** Where a link may lead that is pasted; anything else would run something, or lead nowhere. */
const LEADS = /^(https?:|mailto:|tel:|[/#])/i;
const LEVEL = /level(\d+)/;
/** What Word writes before an item: a number or a letter with a sign behind it is of a numbered list. */
const NUMBERED = /^[\s(]*(\d+|[a-z]|[ivx]+|[א-ת])[.)]/i;
/** Between the cells of a row that becomes a line. */
const BETWEEN = ' | ';

interface Item {
  element: Element;
  level: number;
  isNumbered: boolean;
}

/** An item of a list as Word writes it: a paragraph whose style names the list; null for any other element. */
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

/** The bullet or number that stands in the text, with its gap. */
const markerOf = (element: Element): Element | undefined =>
  [...element.querySelectorAll('[style]')].find((one) =>
    /mso-list:\s*ignore/i.test(one.getAttribute('style') ?? ''),
  );

/** Items that follow each other, as one list with lists in it. */
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

/** A row as a line; the row of headings stands out. Text that is formatted within cells loses its format. */
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

/** A table that only sets things beside each other, of one column, is what stands in it; any other becomes a line for each row. */
function makeLines(document: Document): void {
  // Inner tables first: what they become is text of the outer one's cells.
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

/** Whether pasted HTML has pictures, which are not pasted. @param html as the clipboard has it */
export const hasPictures = (html: string): boolean =>
  new DOMParser().parseFromString(html, 'text/html').querySelector(PICTURES) !== null;

/** A picture of another page, or of a folder of the editor's own, would be a node without a file, with which nothing can be published. */
function dropPictures(document: Document): void {
  for (const picture of document.querySelectorAll(PICTURES)) picture.remove();
}

/**
 * Makes of pasted HTML what the editor of formatted text can hold: lists of Word become lists, tables become lines, links that would run
 * something become plain text, and pictures are left out.
 * @param html as the clipboard has it
 * @returns null where all can stay as it is
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
