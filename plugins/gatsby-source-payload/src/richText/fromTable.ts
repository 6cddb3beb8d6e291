import { isRecord, type Json } from '../Json';
import type { ConvertChildren } from './ConvertChildren';
import type { RichTextElement, RichTextNode, RichTextTag } from './RichTextNode';
import { toText } from './toText';

/**
 * Bits of a cell's `headerState` in Lexical. The first marks the header of a column, the second the header of a row.
 */
const COLUMN_HEADER = 1;
const ROW_HEADER = 2;
const ROLES = { col: 'columnheader', row: 'rowheader' } as const;
/** Maximum `colspan` in HTML. */
const MAX_COLUMNS = 1000;

/**
 * Converts a table. Its leading header rows are put into a `thead`. Each cell has the heading of its column in
 * `data-label`, for pages that show rows as cards. Roles are set explicitly, because browsers drop them if CSS gives a
 * table another layout.
 */
export function fromTable(node: Json, children: ConvertChildren): RichTextElement {
  const rows = records(node.children);
  const placed = placeCells(rows.map((row) => records(row.children)));
  const split = headEnd(placed);
  const labels: string[] = [];
  for (const { cell, column, width } of placed.slice(0, split).flat()) {
    const label = toText(children(cell));
    for (let index = column; index < column + width; index += 1)
      labels[index] = label || (labels[index] ?? '');
  }
  const section = (tag: RichTextTag, from: number, to: number): RichTextElement[] =>
    to > from
      ? [
          {
            kind: 'element',
            tag,
            attributes: { role: 'rowgroup' },
            children: placed.slice(from, to).map((row) => tableRow(row, tag === 'thead', labels, children)),
          },
        ]
      : [];
  return {
    kind: 'element',
    tag: 'table',
    attributes: { role: 'table' },
    children: [...section('thead', 0, split), ...section('tbody', split, rows.length)],
  };
}

/**
 * Returns the number of rows in the table head. If a cell in the head spans further rows, they belong to the head too.
 * If the head would then contain the whole table, there is no head.
 */
function headEnd(rows: readonly PlacedCell[][]): number {
  const body = rows.findIndex((row) => !row.every(({ cell }) => (headerState(cell) & COLUMN_HEADER) !== 0));
  if (body === -1) return rows.length;
  let end = body;
  for (const [index, row] of rows.entries())
    if (index < end) end = Math.max(end, ...row.map(({ cell }) => index + spanOf(cell.rowSpan)));
  return end < rows.length ? end : 0;
}

interface PlacedCell {
  cell: Json;
  /** `column` is the index of the cell's first column, and `width` is its number of columns. */
  column: number;
  width: number;
}

/** Finds the columns of all cells. A cell that spans several rows shifts the cells of the rows below. */
function placeCells(rows: readonly Json[][]): PlacedCell[][] {
  /** Number of further rows that a cell above covers, by column. */
  let covered: number[] = [];
  return rows.map((cells) => {
    const below = covered.map((left) => Math.max(0, left - 1));
    let column = 0;
    const placed = cells.map((cell) => {
      while ((covered[column] ?? 0) > 0) column += 1;
      const width = spanOf(cell.colSpan);
      const at = column;
      for (; column < at + width; column += 1) below[column] = spanOf(cell.rowSpan) - 1;
      return { cell, column: at, width };
    });
    covered = below;
    return placed;
  });
}

function tableRow(
  cells: PlacedCell[],
  isHead: boolean,
  labels: string[],
  children: ConvertChildren,
): RichTextElement {
  return {
    kind: 'element',
    tag: 'tr',
    attributes: { role: 'row' },
    children: cells.map(({ cell, column, width }) =>
      tableCell(
        cell,
        headerState(cell) | (isHead ? COLUMN_HEADER : 0),
        width === 1 ? labels[column] : undefined,
        children,
      ),
    ),
  };
}

function tableCell(
  cell: Json,
  state: number,
  label: string | undefined,
  children: ConvertChildren,
): RichTextElement {
  const scope = (state & COLUMN_HEADER) !== 0 ? 'col' : (state & ROW_HEADER) !== 0 ? 'row' : null;
  return {
    kind: 'element',
    tag: scope ? 'th' : 'td',
    attributes: {
      role: scope ? ROLES[scope] : 'cell',
      ...(scope ? { scope } : label && { 'data-label': label }),
      ...span('colspan', cell.colSpan),
      ...span('rowspan', cell.rowSpan),
    },
    children: unwrapped(children(cell)),
  };
}

function span(name: 'colspan' | 'rowspan', value: unknown): Record<string, string> {
  const size = spanOf(value);
  return size > 1 ? { [name]: String(size) } : {};
}

function spanOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 ? Math.min(value, MAX_COLUMNS) : 1;
}

/** If a cell contains only a plain paragraph, returns the paragraph's content. */
function unwrapped(content: RichTextNode[]): RichTextNode[] {
  const [only] = content;
  const isParagraph =
    content.length === 1 && typeof only === 'object' && only.kind === 'element' && only.tag === 'p';
  return isParagraph && !only.attributes ? only.children : content;
}

function headerState(cell: Json): number {
  return typeof cell.headerState === 'number' ? cell.headerState : 0;
}

function records(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
