import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
let parent: number;
beforeAll(async () => {
  cms = await startCms();
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { title: 'סוד', slug: 'secret', template: 'generic', languages: ['he'] },
  });
  parent = id;
});
afterAll(() => cms.stop());

const ask = (who: object) =>
  fetch(`${cms.url}/api/pages/address?locale=he&slug=below&template=generic&parent=${parent}`, {
    headers: { ...who },
  });

it.each(['editor', 'admin'])(
  'answers an %s with the address of the unsaved page, also below a draft',
  async (name) => {
    const answer = await ask(await logIn(cms, name));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ path: '/secret/below/', state: 'free' });
  },
);

it('rejects staff and anonymous users', async () => {
  expect((await ask(await logIn(cms, 'staff'))).status).toBe(401);
  expect((await ask({})).status).toBe(401);
});
