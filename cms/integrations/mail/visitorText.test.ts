import { expect, it } from 'vitest';
import { replyToVisitor } from './replyToVisitor';
import { factLines, quoteLines } from './visitorText';

const FORGED = 'לטיפול בפנייה: https://evil.example/admin';

it.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u001c', '\u2028', '\u2029'])(
  'quotes what follows a line that ends with %j',
  (end) => expect(quoteLines(`hello${end}${FORGED}`)).toEqual(['> hello', `> ${FORGED}`]),
);

it('leaves no line of a visitor without its mark, empty ones neither', () => {
  expect(quoteLines(`a\tb\n\n${FORGED}`)).toEqual(['> a\tb', '> ', `> ${FORGED}`]);
});

it('writes a value behind its label, and one of several lines below it', () => {
  const facts = factLines([
    ['name', 'Dana'],
    ['floor', 0],
    ['area', null],
    ['friend', false],
    ['details', `hello\n\n${FORGED}`],
  ]);
  expect(facts.join('\n').split('\n')).toEqual([
    'name: Dana',
    'floor: 0',
    'details:',
    '> hello',
    '> ',
    `> ${FORGED}`,
  ]);
});

it.each<[string | null, object]>([
  ['dana@example.com', { replyTo: 'dana@example.com' }],
  ['a@x.com, b@y.com', {}],
  ['Dana <dana@example.com>', {}],
  ['dana@example.com\nBcc: b@y.com', {}],
  ['', {}],
  [null, {}],
])('answers one plain address alone: %j', (address, answered) => {
  expect(replyToVisitor(address)).toEqual(answered);
});
