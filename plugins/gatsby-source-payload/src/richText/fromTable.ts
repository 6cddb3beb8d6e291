import { isRecord, type Json } from '../Json';
import type { ConvertChildren } from './ConvertChildren';
import type { RichTextElement, RichTextNode, RichTextTag } from './RichTextNode';
import { toText } from './toText';

/** Bits of a cell's `headerState`: header of a row, of a column, or both. */
const HEADS_COLUMN = 1;
const HEADS_ROW = 2;
const ROLES = { col: 'columnheader', row: 'rowheader' } as const;
/** Limit of HTML for the span of a cell. */
const MOST_COLUMNS = 1000;

/**
 * Converts a table with its leading header rows in a `thead`. A cell has the heading of its column in `data-label`, for
 * pages that show rows as cards. Roles are explicit, because browsers drop them with another CSS layout.
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

/** Extends the head to the last row that a heading spans. A heading that spans all rows heads no columns. */
function headEnd(rows: readonly PlacedCell[][]): number {
  const body = rows.findIndex((row) => !row.every(({ cell }) => (headerState(cell) & HEADS_COLUMN) !== 0));
  if (body === -1) return rows.length;
  let end = body;
  for (const [index, row] of rows.entries())
    if (index < end) end = Math.max(end, ...row.map(({ cell }) => index + spanOf(cell.rowSpan)));
  return end < rows.length ? end : 0;
}

interface PlacedCell {
  cell: Json;
  /** Index of the first column, and number of columns. */
  column: number;
  width: number;
}

/** Finds the columns of all cells. Cells that span rows move the cells below them. */
function placeCells(rows: readonly Json[][]): PlacedCell[][] {
  /** Number of further rows that a cell covers, by column. */
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
        headerState(cell) | (isHead ? HEADS_COLUMN : 0),
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
  const scope = (state & HEADS_COLUMN) !== 0 ? 'col' : (state & HEADS_ROW) !== 0 ? 'row' : null;
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
  return typeof value === 'number' && Number.isInteger(value) && value > 1
    ? Math.min(value, MOST_COLUMNS)
    : 1;
}

/** Unwraps the only plain paragraph of a cell. */
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
