import { defineFilters } from './defineFilters';
import { typedText } from './typedText';

const set = defineFilters<string>()({ q: typedText() });
const read = (query: string) => set.parse(new URLSearchParams(query)).q;

it.each([
  ['', ''],
  ['q=', ''],
  ['q=++', ''],
  ['q=%D7%93%D7%99%D7%A8%D7%94', 'דירה'],
  ['q=+two+words+', 'two words'],
  ['q=a&q=b', 'a'],
  [`q=${'x'.repeat(100)}`, 'x'.repeat(100)],
  [`q=${'x'.repeat(101)}`, 'x'.repeat(100)],
  [`q=${'x'.repeat(99)}😀`, 'x'.repeat(99)],
])('?%.40s reads as “%.20s”', (query, text) => expect(read(query)).toBe(text));

it('trims the text in the address and leaves out an empty one', () => {
  expect(set.write({ q: ' דירה ' }).toString()).toBe('q=%D7%93%D7%99%D7%A8%D7%94');
  expect(set.write({ q: '  ' }).toString()).toBe('');
});

it('does not count as a filter and keeps every item', () => {
  expect(set.count({ q: 'a' })).toBe(0);
  expect(set.matches('b', { q: 'a' })).toBe(true);
});
