import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayload } from '../test/openPayload';
import { drawOrder } from '../services/lotteries/drawOrder';
import { readDraw } from '../services/lotteries/readDraw';
import { lotteries } from './content/lotteries';
import { Ledger } from './lib/Ledger';
import { Store } from './lib/Store';
import { seedLotteries } from './steps/seedLotteries';

let payload: Payload;
let store: Store;

beforeAll(async () => {
  payload = await openPayload();
  store = new Store(payload, await Ledger.open(payload));
  for (const { project, name } of lotteries) {
    const data = { projectTitle: name.values.he, languages: ['he'] as 'he'[] };
    const { id } = await payload.create({ collection: 'projects', locale: 'he', draft: true, data });
    store.remember('projects', project, id);
  }
});
afterAll(() => payload.destroy());

it('creates an open lottery and a drawn one, once', async () => {
  await seedLotteries(store, payload);
  await seedLotteries(store, payload);
  const { docs } = await payload.find({ collection: 'lotteries', sort: 'id', depth: 0, locale: 'en' });
  expect(docs.map(({ name }) => name)).toEqual(lotteries.map(({ name }) => name.values.en));
  const [open, drawn] = await Promise.all(docs.map(({ id }) => readDraw({ payload }, id)));
  expect(open).toMatchObject({ stage: 'announced', seed: null });
  const disputes = await payload.find({ collection: 'lotteryDisputes', depth: 1 });
  expect(disputes.docs).toMatchObject([
    { decision: 'open', first: { takesPart: 'yes' }, registration: { takesPart: 'disputed' } },
  ]);
  expect(drawn).toMatchObject({ stage: 'published', homes: 70 });
  expect(drawn?.numbers).toHaveLength(112);
  expect(drawn?.results).toEqual(drawOrder(drawn?.seed ?? '', drawn?.numbers ?? []));
});
