import { keptQuery } from './keptQuery';

it.each([
  ['page and map', '?page=2&map=1', '?page=2&map=1'],
  ['a flag in words', '?map=true', '?map=true'],
  ['codes and numbers', '?rooms=3&open=SHDERA-12-B13', '?rooms=3&open=SHDERA-12-B13'],
  ['no label, and then no page of what it narrowed', '?cities=חיפה&page=2&map=1', '?map=1'],
  ['no word that was sought', '?q=tower', ''],
  ['nothing', '', ''],
])('keeps %s', (_name, search, kept) => expect(keptQuery(search)).toBe(kept));
