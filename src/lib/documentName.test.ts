import { documentName } from './documentName';

it.each([
  ['lease.pdf', 'lease'],
  ['LEASE.PDF', 'LEASE'],
  ['lease-.pdf', 'lease'],
  ['a'.repeat(25), 'a'.repeat(25)],
  ['a'.repeat(26), `${'a'.repeat(25)}...`],
  [`${'a'.repeat(24)}-bcd.pdf`, `${'a'.repeat(24)}...`],
  ['הסכם שכירות לדירה', 'הסכם שכירות לדירה'],
])('%s is shown as %s', (name, shown) => {
  expect(documentName(name)).toBe(shown);
});
