import { lowestRent } from './lowestRent';

const home = (price: number | null, moreInfoContentHTML: string | null = null) => ({
  price,
  priceCurrency: 'ILS',
  moreInfoContentHTML,
});

test.each([
  [[home(6200), home(4900), home(7100)], { amount: 4900, currency: 'ILS' }],
  [[home(6200), home(4900, 'reserved')], { amount: 6200, currency: 'ILS' }],
  [[home(null), home(7100)], { amount: 7100, currency: 'ILS' }],
  [[home(null), home(4900, 'reserved')], null],
  [[], null],
])('of %j is %j', (homes, rent) => expect(lowestRent(homes)).toEqual(rent));
