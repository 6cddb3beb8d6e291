/** Separator between cells when a table row becomes a line of text. */
const BETWEEN = ' | ';
/** Matches a number, price, range or date without any letters. */
const NUMBER = /^[^\p{L}\d]*\d[^\p{L}]*$/u;
/** A year counts as a column heading, because financial tables have years as headings. */
const YEAR = /^(19|20)\d\d$/;

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, hr';

type Row = HTMLTableRowElement;
type Cell = HTMLTableCellElement;

const words = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
const cellsOf = (row: Row): Cell[] =>
  [...row.children].filter(
    (cell): cell is Cell => (cell.tagName === 'TD' || cell.tagName === 'TH') && !isHidden(cell),
  );
const rowsOf = (table: Element): Row[] =>
  [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table && !isHidden(row));
const isFilled = (cell: Cell): boolean => words(cell) !== '';
const isHidden = (element: Element): boolean => /display:\s*none/i.test(element.getAttribute('style') ?? '');

function isBoldElement(element: Element): boolean {
  const weight = /(?:^|[;\s])font-weight:\s*(\w+)/i.exec(element.getAttribute('style') ?? '')?.[1];
  if (weight) return /^bold/i.test(weight) || Number(weight) >= 600;
  return ['B', 'STRONG', 'TH'].includes(element.tagName);
}

/** Checks whether all text in a cell is bold. */
function isBold(cell: Cell): boolean {
  const isWithinBold = (element: Element): boolean =>
    isBoldElement(element) ||
    (element !== cell && element.parentElement !== null && isWithinBold(element.parentElement));
  const texts = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (words(text) && !(text.parentElement && isWithinBold(text.parentElement))) return false;
  return isFilled(cell);
}

/**
 * Returns the number of header rows at the top of a table. These are the rows marked as headers, otherwise the first
 * row if it looks like one.
 */
function countHeadings(rows: readonly Row[]): number {
  const marked = rows.findIndex(
    (row) => row.parentElement?.tagName !== 'THEAD' && !cellsOf(row).every(({ tagName }) => tagName === 'TH'),
  );
  if (marked !== 0) return marked < 0 ? 1 : marked;
  const [first, ...others] = rows.map(cellsOf);
  const filled = first?.filter(isFilled) ?? [];
  const bold = filled.filter(isBold);
  const isBoldAlone = bold.length === filled.length && !others.every((cells) => cells.every(isBold));
  if (isBoldAlone) return 1;
  // In a real header, a cell that spans several rows appears beside one that spans several columns. Without the latter,
  // the cell groups rows of data.
  const isGroup = first?.some(({ rowSpan }) => rowSpan > 1) && !first.some(({ colSpan }) => colSpan > 1);
  if (isGroup) return 0;
  if (filled.map(words).some((text) => NUMBER.test(text) && !YEAR.test(text))) return 0;
  // Two columns without numbers are usually a list of facts, each with a name and its value. Such a table has no header
  // row.
  if (first?.length === 2 && others.every((cells) => cells.length === 2)) {
    const isNumeric = (index: number) => {
      const below = others.flatMap(({ [index]: cell }) => (cell && isFilled(cell) ? [words(cell)] : []));
      return below.length > 0 && below.every((text) => NUMBER.test(text));
    };
    if (!isNumeric(0) && !isNumeric(1)) return 0;
  }
  const [corner] = bold;
  return bold.length === 1 && corner === first?.[0] ? 0 : 1;
}

/**
 * Returns the index after the last header row, including rows into which a header cell extends. A header cell that
 * would extend over the whole table is not treated as a header.
 */
function headEnd(rows: readonly Row[]): number {
  const headings = countHeadings(rows);
  let end = headings;
  for (const [index, row] of rows.entries())
    if (index < end) end = Math.max(end, ...cellsOf(row).map(({ rowSpan }) => index + rowSpan));
  if (end < rows.length) return end;
  return headings < rows.length ? 0 : rows.length;
}

/**
 * Returns the indexes of columns without any text. If cells are merged, returns none, because the columns cannot be
 * determined.
 */
function emptyColumns(rows: readonly Row[]): number[] {
  const lines = rows.map(cellsOf);
  if (lines.flat().some(({ colSpan, rowSpan }) => colSpan > 1 || rowSpan > 1)) return [];
  const width = Math.max(...lines.map(({ length }) => length));
  return Array.from({ length: width }, (_, index) => index).filter(
    (index) => !lines.some(({ [index]: cell }) => cell && isFilled(cell)),
  );
}

function paragraph(document: Document, text: string, isStrong = false): Element {
  const line = document.createElement('p');
  const place = isStrong ? line.appendChild(document.createElement('strong')) : line;
  place.textContent = text;
  return line;
}

function lineOf(row: Row): Element {
  for (const end of row.querySelectorAll('br, p, div, li')) end.after(' ');
  const cells = cellsOf(row);
  const isHeading = cells.every(({ tagName }) => tagName === 'TH');
  return paragraph(row.ownerDocument, cells.map(words).filter(Boolean).join(BETWEEN), isHeading);
}

/** Copies a cell with its content and spans, but without alignment, sizes and colours. */
function cleanCell(cell: Cell, tag: 'td' | 'th', rowsLeft: number): Cell {
  const clean = cell.ownerDocument.createElement(tag);
  if (cell.colSpan > 1) clean.colSpan = cell.colSpan;
  const rowSpan = Math.min(cell.rowSpan, rowsLeft);
  if (rowSpan > 1) clean.rowSpan = rowSpan;
  for (const aligned of cell.querySelectorAll<HTMLElement>('[align], [style*="text-align"]')) {
    aligned.removeAttribute('align');
    aligned.style.removeProperty('text-align');
  }
  clean.append(...cell.childNodes);
  return clean;
}

/** Rebuilds a table from its rows. Header rows are placed in a `thead`, and styles are dropped. */
function cleanTable(rows: readonly Row[], document: Document): Element {
  const table = document.createElement('table');
  const headings = headEnd(rows);
  const dropped = emptyColumns(rows);
  const section = (tag: 'thead' | 'tbody', part: readonly Row[]) => {
    if (part.length === 0) return;
    const place = table.appendChild(document.createElement(tag));
    for (const [above, row] of part.entries()) {
      const line = place.appendChild(document.createElement('tr'));
      for (const [index, cell] of cellsOf(row).entries()) {
        // The editor derives the type of a header cell from its position. A `scope` attribute would turn a row header
        // into a column header, or the reverse.
        const isHeading = tag === 'thead' || (index === 0 && cell.tagName === 'TH');
        if (!dropped.includes(index))
          line.append(cleanCell(cell, isHeading ? 'th' : 'td', part.length - above));
      }
    }
  };
  section('thead', rows.slice(0, headings));
  section('tbody', rows.slice(headings));
  return table;
}

/** Returns the content of a cell in a layout table. Inline content is wrapped in a paragraph. */
function unframed(cell: Cell): Node[] {
  if (!isFilled(cell) || cell.querySelector(BLOCKS)) return [...cell.childNodes];
  const line = cell.ownerDocument.createElement('p');
  line.append(...cell.childNodes);
  return [line];
}

/**
 * Returns the number of leading rows that hold a title of the table, as in spreadsheets. A title row has a single
 * filled cell, which is not to the right of the next row's first filled cell.
 */
function countTitles(rows: readonly Row[]): number {
  const filledAt = rows.map((row) => cellsOf(row).flatMap((cell, index) => (isFilled(cell) ? [index] : [])));
  const start = filledAt.findIndex(
    (filled, index) => filled.length > 1 || Number(filled[0]) > Number(filledAt[index + 1]?.[0] ?? 0),
  );
  return Math.max(start, 0);
}

/**
 * Returns the nodes that replace a table. A layout table becomes its content, a single row or an inner table becomes
 * lines of text, and any other table is rebuilt.
 */
function replacement(table: HTMLTableElement, document: Document): Node[] {
  const rows = rowsOf(table);
  const isFrame =
    table.getAttribute('role') === 'presentation' || rows.every((row) => cellsOf(row).length < 2);
  if (isFrame) return rows.flatMap((row) => cellsOf(row).flatMap(unframed));
  const isSpanned = rows.some((row) => cellsOf(row).some(({ rowSpan }) => rowSpan > 1));
  const filled = isSpanned ? rows : rows.filter((row) => cellsOf(row).some(isFilled));
  if (filled.length < 2 || table.parentElement?.closest('table')) return filled.map(lineOf);
  const caption = words(table.caption ?? document.createElement('caption'));
  const titles = filled.slice(0, countTitles(filled)).map(words);
  return [
    ...[caption, ...titles].filter(Boolean).map((title) => paragraph(document, title, true)),
    cleanTable(filled.slice(titles.length), document),
  ];
}

/**
 * Rebuilds the tables of a pasted document with header cells and without styles. Layout tables are replaced with their
 * content; inner tables and single rows become lines of text.
 */
export function makeTables(document: Document): void {
  // Processes outer tables first. If an outer table is only for layout, its inner tables become independent and are
  // then kept as tables.
  for (const table of document.querySelectorAll('table')) table.replaceWith(...replacement(table, document));
}
