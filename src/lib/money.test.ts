import { formatThousands } from './formatThousands';
import { money, monthlyFee } from './money';

it.each([
  [4200, undefined, '₪4,200'],
  [4200, '', '₪4,200'],
  [1_250_000.6, '$', '$1,250,001'],
  [0, null, '₪0'],
])('formats the price %d in %j as %s', (price, currency, text) => expect(money(price, currency)).toBe(text));

it.each([
  [12400, {}, '12,400'],
  [12400, { useGrouping: false }, '12400'],
  [1.005, { decimals: 1 }, '1.0'],
  [-1234.5, { decimals: 2 }, '-1,234.50'],
])('formats the number %d with %j as %s', (value, options, text) =>
  expect(formatThousands(value, options)).toBe(text),
);

it('puts the currency sign of a monthly fee behind the amount in Hebrew, and before it in English', () => {
  expect(monthlyFee(1265, 'he')).toBe('1,265₪');
  expect(monthlyFee(1265, 'en')).toBe('₪1,265');
});
