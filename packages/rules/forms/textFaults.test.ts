import { textFaults, type TextFault, type TextRules } from './textFaults.ts';

const faults = (rules: Partial<TextRules>, text: string) =>
  textFaults({ alias: 'a', kind: 'text', ...rules }, text);

it.each<[rules: Partial<TextRules>, text: string, expected: TextFault[]]>([
  [{}, 'anything', []],
  [{ kind: 'number' }, '007', []],
  [{ kind: 'number' }, '1.5', ['digits']],
  [{ kind: 'number', maximumLength: '2' }, '1.5', ['digits', 'length']],
  [{ maximumLength: '5' }, '12345', []],
  [{ maximumLength: '2' }, '😀😀', []],
  [{ maximumLength: '5', pattern: '^a' }, '123456', ['length']],
  [{ maximumLength: '' }, 'x'.repeat(1000), []],
  [{ maximumLength: '0' }, 'x', []],
  [{ maximumLength: 'many' }, 'x', []],
  [{ pattern: '^[A-Z]{2}\\d+$' }, 'AB12', []],
  [{ pattern: '^[A-Z]{2}\\d+$' }, 'ab12', ['invalid']],
  [{ pattern: '\\d' }, 'a1b', []],
  [{ pattern: '(?<=[' }, 'x', []],
  [{ pattern: '^(?=a)' }, 'x', []],
  [{ kind: 'email' }, 'dana@example.com', []],
  [{ kind: 'email' }, '\u200fdana@example.com', []],
  [{ kind: 'email' }, 'dana@example', ['invalid']],
  [{ kind: 'number' }, '\u200f١٢\u200b３', []],
  [{ kind: 'number', maximumLength: '3' }, '\u2066123\u2069', []],
  [{ kind: 'tel', pattern: '^05\\d{8}$' }, '\u202d050\u200d1234567\u202c', []],
  [{ pattern: '^[A-Z]{2}$' }, '\u200eAB\u200f', []],
  [{ alias: 'idNumber', maximumLength: '9' }, '\u200f123456782\u200f', []],
  [{ kind: 'email', pattern: '@' }, 'a@x.com, b@y.com', ['invalid']],
  [{ kind: 'email', pattern: 'il$' }, 'dana@example.com', ['invalid']],
  [{ kind: 'tel' }, '+44 20 7946 0958', []],
  [{ kind: 'tel' }, '123', ['invalid']],
  [{ kind: 'tel' }, '03-5550171', []],
  [{ kind: 'tel' }, '03-5550171 שלוחה 4', ['extension']],
  [{ kind: 'tel' }, '+44 20 7946 0018 ext 4', ['extension']],
  [{ kind: 'tel', pattern: '^05\\d{8}$' }, '050-1234567 x4', ['extension']],
  [{ kind: 'tel', pattern: '^05\\d{8}$' }, '03-5550171 x4', ['invalid']],
  [{ kind: 'tel', pattern: '\\d$' }, '03-5550171 x4', []],
  [{ kind: 'text', pattern: '^\\d+$' }, '035550171 x4', ['invalid']],
  [{ kind: 'tel', pattern: '.' }, 'call me', []],
  [{ kind: 'tel', pattern: '^05\\d{8}$' }, '+972 50-123-4567', []],
  [{ kind: 'tel', pattern: '^05\\d-\\d{7}$' }, '050-1234567', []],
  [{ kind: 'tel', pattern: '^05\\d{8}$' }, '+44 20 7946 0958', ['invalid']],
  [{ alias: 'spouseIDNumber2' }, '12345678-2', []],
  [{ alias: 'spouseIDNumber2' }, '123456789', ['invalid']],
  [{ alias: 'idCard' }, '1', []],
])('%j with the text %j has the faults %j', (rules, text, expected) =>
  expect(faults(rules, text)).toEqual(expected),
);

it('checks a slow pattern in linear time', () =>
  expect(faults({ pattern: '(a+)+$' }, `${'a'.repeat(20_000)}!`)).toEqual(['invalid']));
