/** Returns the id of the document that a link such as `page:about` or `file:brochure` refers to. */
export type FindTarget = (kind: 'page' | 'file', key: string) => number;

interface LexicalNode {
  type: string;
  version: number;
  [field: string]: unknown;
}

const element = { direction: null, format: '', indent: 0, version: 1 };
const BOLD = 1;

const textNode = (text: string, format = 0): LexicalNode => ({
  type: 'text',
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text,
  version: 1,
});

function linkNode(label: string, target: string, find: FindTarget): LexicalNode {
  const [, kind, key] = /^(page|file):(.+)$/.exec(target) ?? [];
  const fields =
    kind && key
      ? {
          linkType: 'internal',
          newTab: false,
          doc: { relationTo: kind === 'page' ? 'pages' : 'media', value: find(kind as 'page' | 'file', key) },
        }
      : { linkType: 'custom', newTab: /^https?:/.test(target), url: target };
  return { ...element, type: 'link', version: 3, fields, children: [textNode(label)] };
}

/** Parses the bold texts (`**bold**`) and links (`[label](target)`) in a line. */
function inline(line: string, find: FindTarget): LexicalNode[] {
  return line
    .split(/(\*\*[^*]+\*\*|\[[^[\]]+\]\([^()]+\))/)
    .filter(Boolean)
    .map((part) => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
      if (link?.[1] && link[2]) return linkNode(link[1], link[2], find);
      return part.startsWith('**') ? textNode(part.slice(2, -2), BOLD) : textNode(part);
    });
}

/** Bits of a cell's header state: the first makes it the heading of its column, the second of its row. */
const COLUMN_HEADER = 1;
const ROW_HEADER = 2;

/** Parses table rows whose cells are separated by `|`. The first row and the first column are headings. */
function table(lines: string[], find: FindTarget): LexicalNode {
  const rows = lines.map((line, row) => ({
    ...element,
    type: 'tablerow',
    children: line
      .split('|')
      .slice(1, -1)
      .map((cell, column) => ({
        ...element,
        type: 'tablecell',
        headerState: (row === 0 ? COLUMN_HEADER : 0) + (column === 0 ? ROW_HEADER : 0),
        colSpan: 1,
        rowSpan: 1,
        backgroundColor: null,
        children: [paragraph(cell.trim(), find)],
      })),
  }));
  return { ...element, type: 'table', children: rows };
}

const paragraph = (line: string, find: FindTarget): LexicalNode => ({
  ...element,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: inline(line, find),
});

function block(lines: string[], find: FindTarget): LexicalNode {
  const first = lines[0] ?? '';
  const heading = /^(#{2,4}) (.+)$/.exec(first);
  if (heading?.[1] && heading[2])
    return { ...element, type: 'heading', tag: `h${heading[1].length}`, children: inline(heading[2], find) };
  if (first.startsWith('> ')) return { ...element, type: 'quote', children: inline(first.slice(2), find) };
  if (first.startsWith('- ')) {
    const items = lines.map((line, index) => ({
      ...element,
      type: 'listitem',
      value: index + 1,
      children: inline(line.slice(2), find),
    }));
    return { ...element, type: 'list', listType: 'bullet', tag: 'ul', start: 1, children: items };
  }
  if (first.startsWith('| ')) return table(lines, find);
  return paragraph(lines.join(' '), find);
}

/**
 * Converts markup to the rich text format of the CMS. Blank lines separate blocks. A line can start with `##`
 * (heading), `-` (list item), `>` (quotation) or `|` (table row, as in `| a | b |`). Inside a line, `**bold**`,
 * `[label](page:about)`, `[label](file:brochure)` and `[label](https://…)` are supported.
 */
export function toLexical(markup: string, find: FindTarget) {
  const children = markup
    .trim()
    .split(/\n\s*\n/)
    .map((part) =>
      block(
        part.split('\n').map((line) => line.trim()),
        find,
      ),
    );
  return { root: { ...element, type: 'root', children } };
}
