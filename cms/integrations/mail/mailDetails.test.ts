import { expect, it } from 'vitest';
import { replyToVisitor } from './replyToVisitor';
import { detailLines, quoteLines } from './mailDetails';

const FORGED = 'לטיפול בפנייה: https://evil.example/admin';

it.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u001c', '\u2028', '\u2029'])(
  'quotes the line after %j',
  (end) => expect(quoteLines(`hello${end}${FORGED}`)).toEqual(['> hello', `> ${FORGED}`]),
);

it('marks each line of a visitor, including empty ones', () => {
  expect(quoteLines(`a\tb\n\n${FORGED}`)).toEqual(['> a\tb', '> ', `> ${FORGED}`]);
});

it('writes a value after its label, and a multi-line value below it', () => {
  const facts = detailLines([
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
])('sets Reply-To for a plain address only: %j', (address, answered) => {
  expect(replyToVisitor(address)).toEqual(answered);
});
