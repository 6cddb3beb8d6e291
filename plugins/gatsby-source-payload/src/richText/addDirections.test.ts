import type { RichTextNode, RichTextTag } from './RichTextNode';
import { sanitize } from './sanitize';
import { toHtml } from './toHtml';
import { languageDirection, addDirections, type Direction } from './addDirections';

const element = (tag: RichTextTag, ...children: RichTextNode[]): RichTextNode => ({
  kind: 'element',
  tag,
  children,
});
const p = (...children: RichTextNode[]) => element('p', ...children);
const li = (...children: RichTextNode[]) => element('li', ...children);

const html = (around: Direction, ...nodes: RichTextNode[]) =>
  sanitize(toHtml(addDirections(nodes, around), () => null));

it.each<[string, Direction, RichTextNode[], string]>([
  [
    'Hebrew that begins with a Latin word',
    'rtl',
    [p('LEED הוא תקן לבנייה ירוקה.')],
    '<p>LEED הוא תקן לבנייה ירוקה.</p>',
  ],
  ['an English paragraph', 'rtl', [p('We build homes.')], '<p dir="ltr">We build homes.</p>'],
  [
    'English with a Hebrew word',
    'rtl',
    [p('The word דירה means apartment.')],
    '<p dir="ltr">The word דירה means apartment.</p>',
  ],
  ['a Hebrew paragraph on an English page', 'ltr', [p('שלום!')], '<p dir="rtl">שלום!</p>'],
  ['numbers only', 'rtl', [p('12–14')], '<p>12–14</p>'],
  ['as many letters of both', 'rtl', [p('אב ab')], '<p>אב ab</p>'],
  ['a heading', 'rtl', [element('h3', 'About us?')], '<h3 dir="ltr">About us?</h3>'],
  [
    'a quotation',
    'rtl',
    [element('blockquote', 'Well done.')],
    '<blockquote dir="ltr">Well done.</blockquote>',
  ],
  [
    'a list in the other language once, at the list',
    'rtl',
    [element('ol', li('First.'), li('Second.'))],
    '<ol dir="ltr"><li>First.</li><li>Second.</li></ol>',
  ],
  [
    'a single item in the other language',
    'rtl',
    [element('ul', li('פריט ראשון ברשימה'), li('Second.'))],
    '<ul><li>פריט ראשון ברשימה</li><li dir="ltr">Second.</li></ul>',
  ],
  [
    'an item apart from its nested list',
    'rtl',
    [
      element(
        'ul',
        li('תקנים', element('ul', li('ISO standards for concrete'))),
        li('עוד הרבה מאוד פריטים ברשימה הזו'),
      ),
    ],
    '<ul><li>תקנים<ul dir="ltr"><li>ISO standards for concrete</li></ul></li><li>עוד הרבה מאוד פריטים ברשימה הזו</li></ul>',
  ],
  [
    'a cell of a table',
    'rtl',
    [
      element(
        'table',
        element('tbody', element('tr', element('td', 'חוזק בלחיצה'), element('td', 'Strength'))),
      ),
    ],
    '<table><tbody><tr><td>חוזק בלחיצה</td><td dir="ltr">Strength</td></tr></tbody></table>',
  ],
  [
    'formats and links inside',
    'rtl',
    [p(element('strong', 'Read'), ' ', { kind: 'link', href: '/a/', newTab: false, children: ['more.'] })],
    '<p dir="ltr"><strong>Read</strong> <a href="/a/">more.</a></p>',
  ],
])('writes the direction of %s', (_name, around, nodes, expected) => {
  expect(html(around, ...nodes)).toBe(expected);
});

it.each([
  ['he', 'rtl'],
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['de-CH', 'ltr'],
])('%s is written %s', (locale, expected) => expect(languageDirection(locale)).toBe(expected));
