import { isRecord, type Json } from '../Json';
import type { ConvertChildren } from './ConvertChildren';
import type { RichTextElement, RichTextNode, RichTextTag } from './RichTextNode';

/** Bits of a cell's `headerState`: header of a row, of a column, or both. */
const HEADS_COLUMN = 1;
const HEADS_ROW = 2;

/** Converts a table with its leading header rows in a `thead`. */
export function fromTable(node: Json, children: ConvertChildren): RichTextElement {
  const rows = records(node.children);
  const body = rows.findIndex(
    (row) => !records(row.children).every((cell) => (headerState(cell) & HEADS_COLUMN) !== 0),
  );
  const split = body === -1 ? rows.length : body;
  const section = (tag: RichTextTag, of: Json[]): RichTextElement[] =>
    of.length > 0 ? [{ kind: 'element', tag, children: of.map((row) => tableRow(row, children)) }] : [];
  return {
    kind: 'element',
    tag: 'table',
    children: [...section('thead', rows.slice(0, split)), ...section('tbody', rows.slice(split))],
  };
}

function tableRow(row: Json, children: ConvertChildren): RichTextElement {
  return {
    kind: 'element',
    tag: 'tr',
    children: records(row.children).map((cell) => tableCell(cell, children)),
  };
}

function tableCell(cell: Json, children: ConvertChildren): RichTextElement {
  const state = headerState(cell);
  const scope = (state & HEADS_COLUMN) !== 0 ? 'col' : (state & HEADS_ROW) !== 0 ? 'row' : null;
  const attributes = {
    ...(scope && { scope }),
    ...span('colspan', cell.colSpan),
    ...span('rowspan', cell.rowSpan),
  };
  const element: RichTextElement = {
    kind: 'element',
    tag: scope ? 'th' : 'td',
    children: unwrapped(children(cell)),
  };
  return Object.keys(attributes).length > 0 ? { ...element, attributes } : element;
}

function span(name: 'colspan' | 'rowspan', value: unknown): Record<string, string> {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 ? { [name]: String(value) } : {};
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
