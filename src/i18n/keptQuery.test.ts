import { keptQuery } from './keptQuery';

it.each([
  ['page and map', '?page=2&map=1', '?page=2&map=1'],
  ['a flag in words', '?map=true', '?map=true'],
  ['codes and numbers', '?rooms=3&open=SHDERA-12-B13', '?rooms=3&open=SHDERA-12-B13'],
  ['labels', '?cities=Haifa&cities=Tel+Aviv&page=2', '?cities=Haifa&cities=Tel+Aviv&page=2'],
  ['no word that was sought, and then no page of what it narrowed', '?q=tower&page=2&map=1', '?map=1'],
  ['nothing', '', ''],
])('keeps %s', (_name, search, kept) => expect(keptQuery(search)).toBe(kept));
