import { element, item, link, paragraph, state, text } from '../../testing/lexical';
import type { Json } from '../Json';
import { fromLexical } from './fromLexical';
import { fromTable } from './fromTable';
import { sanitize } from './sanitize';
import { toHtml, type LinkedDocument } from './toHtml';
import { toText } from './toText';

const documents: Record<string, LinkedDocument> = {
  'pages/1': { href: '/about/', embed: '<p><a href="/about/">About</a></p>' },
  'media/1': {
    href: 'https://cms.example/a.pdf',
    embed: '<p><a href="https://cms.example/a.pdf">a.pdf</a></p>',
  },
};

const unknown: string[] = [];

const tree = (...nodes: Json[]) =>
  fromLexical(state(...nodes), {
    nodeId: (slug, id) => (slug === 'users' ? null : `${slug}/${id}`),
    onUnknown: (type) => unknown.push(type),
  });

const html = (...nodes: Json[]) => sanitize(toHtml(tree(...nodes), (id) => documents[id] ?? null));

const internal = (relationTo: string, value: unknown, rest: Json = {}): Json => ({
  linkType: 'internal',
  doc: { relationTo, value },
  ...rest,
});
const custom = (url: string, rest: Json = {}): Json => ({ linkType: 'custom', url, ...rest });
const cell = (content: string, rest: Json = {}): Json =>
  element('tablecell', [paragraph(text(content))], rest);
const row = (...cells: Json[]): Json => element('tablerow', cells);

beforeEach(() => {
  unknown.length = 0;
});

test.each<[string, Json[], string]>([
  ['a paragraph', [paragraph(text('שלום'))], '<p>שלום</p>'],
  ['an empty text', [paragraph()], ''],
  [
    'empty paragraphs between others',
    [paragraph(), paragraph(text('a')), paragraph(), paragraph(text('b')), paragraph()],
    '<p>a</p><p></p><p>b</p>',
  ],
  [
    'headings',
    [element('heading', [text('A')], { tag: 'h1' }), element('heading', [text('B')], { tag: 'h4' })],
    '<h1>A</h1><h4>B</h4>',
  ],
  ['a heading of no known level', [element('heading', [text('A')], { tag: 'h9' })], '<h2>A</h2>'],
  ['a quote', [element('quote', [text('Q')])], '<blockquote>Q</blockquote>'],
  ['a rule', [{ type: 'horizontalrule', version: 1 }], '<hr />'],
  [
    'a line break and a tab',
    [paragraph(text('a'), { type: 'linebreak' }, text('b'), { type: 'tab', text: '\t' }, text('c'))],
    '<p>a<br />b\tc</p>',
  ],
  ['bold', [paragraph(text('x', 1))], '<p><strong>x</strong></p>'],
  [
    'all formats',
    [paragraph(text('x', 255))],
    '<p><strong><em><s><u><code><sub><sup><mark>x</mark></sup></sub></code></u></s></em></strong></p>',
  ],
  ['formats that have no element', [paragraph(text('x', 256))], '<p>x</p>'],
  [
    'alignment',
    [element('paragraph', [text('x')], { format: 'center' })],
    '<p style="text-align:center">x</p>',
  ],
  [
    'alignment of no known kind',
    [element('paragraph', [text('x')], { format: 'red;background:url(x)' })],
    '<p>x</p>',
  ],
  [
    'an indent',
    [element('paragraph', [text('x')], { indent: 2 })],
    '<p style="padding-inline-start:4rem">x</p>',
  ],
])('writes %s', (_name, nodes, expected) => {
  expect(html(...nodes)).toBe(expected);
});

test.each<[string, Json, string]>([
  [
    'bullets',
    element('list', [item([text('a')]), item([text('b')])], { listType: 'bullet' }),
    '<ul><li>a</li><li>b</li></ul>',
  ],
  ['numbers', element('list', [item([text('a')])], { listType: 'number', start: 1 }), '<ol><li>a</li></ol>'],
  [
    'numbers that go on',
    element('list', [item([text('a')])], { listType: 'number', start: 4 }),
    '<ol start="4"><li>a</li></ol>',
  ],
  [
    'checks',
    element(
      'list',
      [item([text('a')], { checked: true }), item([text('b')], { checked: false }), item([text('c')])],
      { listType: 'check' },
    ),
    '<ul><li>☑ a</li><li>☐ b</li><li>☐ c</li></ul>',
  ],
  [
    'a nested list inside the item before it',
    element(
      'list',
      [
        item([text('a')]),
        item([element('list', [item([text('b')])], { listType: 'number' })]),
        item([text('c')]),
      ],
      { listType: 'bullet' },
    ),
    '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
  ],
  [
    'a nested list that comes first',
    element('list', [item([element('list', [item([text('b')])], { listType: 'bullet' })])], {
      listType: 'check',
    }),
    '<ul><li><ul><li>b</li></ul></li></ul>',
  ],
])('writes lists: %s', (_name, node, expected) => {
  expect(html(node)).toBe(expected);
});

test.each<[string, Json, string]>([
  ['to a page', internal('pages', 1), '<p><a href="/about/">x</a></p>'],
  [
    'to a page in a new tab',
    internal('pages', 1, { newTab: true }),
    '<p><a href="/about/" target="_blank" rel="noopener">x</a></p>',
  ],
  [
    'to a page that came along whole',
    internal('pages', { id: 1, title: 'About' }),
    '<p><a href="/about/">x</a></p>',
  ],
  ['to a file', internal('media', 1), '<p><a href="https://cms.example/a.pdf">x</a></p>'],
  ['to a page that is not public', internal('pages', 2), '<p>x</p>'],
  ['to what is not sourced', internal('users', 1), '<p>x</p>'],
  ['to nothing', internal('pages', null), '<p>x</p>'],
  [
    'to an address',
    custom('https://example.com/?a=1&b="2"'),
    '<p><a href="https://example.com/?a=1&amp;b=&quot;2&quot;">x</a></p>',
  ],
  [
    'to an address in a new tab',
    custom('https://example.com', { newTab: true }),
    '<p><a href="https://example.com" target="_blank" rel="noopener">x</a></p>',
  ],
  ['to a phone', custom('tel:+97230000000'), '<p><a href="tel:+97230000000">x</a></p>'],
  ['to a mailbox', custom('mailto:a@example.com'), '<p><a href="mailto:a@example.com">x</a></p>'],
  ['to a place on the page', custom('#top'), '<p><a href="#top">x</a></p>'],
  ['to an empty address', custom(''), '<p>x</p>'],
])('writes links: %s', (_name, fields, expected) => {
  expect(html(paragraph(link(fields, text('x'))))).toBe(expected);
});

test('writes automatically detected addresses', () => {
  const found = element('autolink', [text('example.com')], { fields: custom('https://example.com') });
  expect(html(paragraph(found))).toBe('<p><a href="https://example.com">example.com</a></p>');
});

const body = '<table role="table"><tbody role="rowgroup">';
const end = '</tbody></table>';
const th = (name: string, scope: 'col' | 'row', more = '') =>
  `<th role="${scope === 'col' ? 'columnheader' : 'rowheader'}" scope="${scope}"${more}>${name}</th>`;
const td = (content: string, more = '') => `<td role="cell"${more}>${content}</td>`;
const tr = (...cells: string[]) => `<tr role="row">${cells.join('')}</tr>`;
const withHead = (head: string, ...rows: string[]) =>
  `<table role="table"><thead role="rowgroup">${head}</thead><tbody role="rowgroup">${rows.join('')}</tbody></table>`;

test.each<[string, Json[], string]>([
  [
    'with headings of columns and rows',
    [
      row(cell('Year', { headerState: 3 }), cell('Flats', { headerState: 1, colSpan: 2 })),
      row(
        cell('2025', { headerState: 2 }),
        cell('12', { rowSpan: 2 }),
        element('tablecell', [paragraph(text('a')), paragraph(text('b'))]),
      ),
      row(cell('2026', { headerState: 2 }), cell('c')),
    ],
    withHead(
      tr(th('Year', 'col'), th('Flats', 'col', ' colspan="2"')),
      tr(
        th('2025', 'row'),
        td('12', ' data-label="Flats" rowspan="2"'),
        td('<p>a</p><p>b</p>', ' data-label="Flats"'),
      ),
      tr(th('2026', 'row'), td('c', ' data-label="Flats"')),
    ),
  ],
  [
    'with two rows of headings',
    [
      row(cell('Flat', { headerState: 1, rowSpan: 2 }), cell('Price', { headerState: 1, colSpan: 2 })),
      row(cell('from', { headerState: 1 }), cell('"to"', { headerState: 1 })),
      row(cell('12'), cell('3'), cell('4')),
      row(cell('sold', { colSpan: 3 })),
    ],
    withHead(
      tr(th('Flat', 'col', ' rowspan="2"'), th('Price', 'col', ' colspan="2"')) +
        tr(th('from', 'col'), th('"to"', 'col')),
      tr(
        td('12', ' data-label="Flat"'),
        td('3', ' data-label="from"'),
        td('4', ' data-label="&quot;to&quot;"'),
      ),
      tr(td('sold', ' colspan="3"')),
    ),
  ],
  [
    'with a heading over an unmarked row',
    [
      row(cell('Flat', { headerState: 1, rowSpan: 2 }), cell('Price', { headerState: 1, colSpan: 2 })),
      row(cell('from'), cell('')),
      row(cell('12'), cell('3'), cell('4')),
    ],
    withHead(
      tr(th('Flat', 'col', ' rowspan="2"'), th('Price', 'col', ' colspan="2"')) +
        tr(th('from', 'col'), th('', 'col')),
      tr(td('12', ' data-label="Flat"'), td('3', ' data-label="from"'), td('4', ' data-label="Price"')),
    ),
  ],
  [
    'with a heading over all rows',
    [row(cell('Flat', { headerState: 1, rowSpan: 2 }), cell('A', { headerState: 1 })), row(cell('1'))],
    body + tr(th('Flat', 'col', ' rowspan="2"'), th('A', 'col')) + tr(td('1')) + end,
  ],
  ['without headings', [row(cell('a'), cell('b'))], `${body}${tr(td('a'), td('b'))}${end}`],
])('writes a table %s', (_name, rows, expected) => expect(html(element('table', rows))).toBe(expected));

test('converts a wide heading once for its label and once for its cell', () => {
  let conversions = 0;
  fromTable(element('table', [row(cell('Price', { headerState: 1, colSpan: 1000 }))]), () => {
    conversions += 1;
    return ['Price'];
  });
  expect(conversions).toBe(2);
});

test('shows an uploaded file, and nothing for a deleted one', () => {
  const upload = (value: number): Json => ({ type: 'upload', relationTo: 'media', value, fields: {} });
  expect(html(upload(1), upload(2))).toBe('<p><a href="https://cms.example/a.pdf">a.pdf</a></p>');
});

test('shows an embedded document', () => {
  expect(html({ type: 'relationship', relationTo: 'pages', value: 1 })).toBe(
    '<p><a href="/about/">About</a></p>',
  );
  expect(unknown).toEqual([]);
});

test('keeps the text of unknown nodes with a warning', () => {
  const video = element('video', [paragraph(text('Caption'))]);
  expect(html(video, { type: 'block', fields: { blockType: 'quote' } })).toBe('<p>Caption</p>');
  expect(unknown).toEqual(['video', 'block']);
});

test.each<[string, Json[], string]>([
  [
    'markup in a text',
    [paragraph(text('<script>alert(1)</script>'))],
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  ],
  [
    'an attribute in a text',
    [paragraph(text('"><img src=x onerror=alert(1)>', 1))],
    '<p><strong>"&gt;&lt;img src=x onerror=alert(1)&gt;</strong></p>',
  ],
  ['a script as an address', [paragraph(link(custom('javascript:alert(1)'), text('x')))], '<p><a>x</a></p>'],
  [
    'a script in disguise',
    [paragraph(link(custom(' java\u0000script\n:alert(1)'), text('x')))],
    '<p><a>x</a></p>',
  ],
  [
    'a document as an address',
    [paragraph(link(custom('data:text/html,<script>alert(1)</script>'), text('x')))],
    '<p><a>x</a></p>',
  ],
  ['another scheme', [paragraph(link(custom('vbscript:msgbox(1)'), text('x')))], '<p><a>x</a></p>'],
  [
    'an address of no scheme on another host',
    [paragraph(link(custom('//evil.example/'), text('x')))],
    '<p><a>x</a></p>',
  ],
  [
    'an address that leaves its attribute',
    [paragraph(link(custom('https://a.example" onmouseover="alert(1)'), text('x')))],
    '<p><a href="https://a.example&quot; onmouseover=&quot;alert(1)">x</a></p>',
  ],
  ['a level that is markup', [element('heading', [text('x')], { tag: 'h1 onclick=alert(1)' })], '<h2>x</h2>'],
  [
    'a span that is markup',
    [element('table', [row(cell('x', { colSpan: '2" onclick="alert(1)' }))])],
    body + tr(td('x')) + end,
  ],
])('escapes %s', (_name, nodes, expected) => {
  expect(html(...nodes)).toBe(expected);
});

test.each<[string, string, string]>([
  ['scripts', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['frames', '<iframe src="https://example.com"></iframe>b', 'b'],
  ['forms', '<form action="/x"><input name="y"><button>c</button></form>', 'c'],
  [
    'handlers',
    '<img src="https://e.example/a.png" alt="" onerror="alert(1)">',
    '<img src="https://e.example/a.png" alt="" />',
  ],
  [
    'styles',
    '<p style="position:fixed;text-align:end" class="x" id="y">d</p>',
    '<p style="text-align:end">d</p>',
  ],
  ['pictures from elsewhere than the web', '<img src="data:image/svg+xml,x" alt="">', '<img alt="" />'],
  [
    "targets and relations of one's own",
    '<a href="/a/" target="_top" rel="opener">e</a>',
    '<a href="/a/">e</a>',
  ],
  ['vector drawings', '<svg><a xlink:href="javascript:alert(1)">f</a></svg>', '<a>f</a>'],
])('the sanitizer removes %s', (_name, dirty, clean) => {
  expect(sanitize(dirty)).toBe(clean);
});

test('writes plain text with one line per paragraph, item and row', () => {
  const nodes = tree(
    element('heading', [text('Title')], { tag: 'h2' }),
    paragraph(text('One '), text('two', 1), link(custom('https://example.com'), text(' three'))),
    element(
      'list',
      [item([text('a')]), item([element('list', [item([text('b')])], { listType: 'bullet' })])],
      { listType: 'bullet' },
    ),
    element('table', [row(cell('c'), cell('d'))]),
    { type: 'upload', relationTo: 'media', value: 1 },
    paragraph(text('x'), { type: 'linebreak' }, text('y')),
  );
  expect(toText(nodes)).toBe('Title\nOne two three\na\nb\nc d\nx\ny');
});

test('writes an empty state as an empty text', () => {
  expect(fromLexical({}, { nodeId: () => null, onUnknown: () => undefined })).toEqual([]);
  expect(toText([])).toBe('');
});
