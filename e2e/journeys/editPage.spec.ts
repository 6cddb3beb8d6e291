import { REBUILD_MS } from '../support/builds';
import { cmsUrl } from '../support/test';
import { logIn } from './logIn';
import { expect, test } from './test';

const PATH = '/en/activities/innovation/';

test(
  'an editor publishes a new title, and the site shows it',
  { tag: '@edit' },
  async ({ visitor, request }) => {
    test.setTimeout(REBUILD_MS + 120_000);
    const found = await request.get(`${cmsUrl}/api/pages`, {
      params: { 'where[paths.he][equals]': PATH.replace('/en', ''), depth: '0', locale: 'en' },
    });
    const { docs } = (await found.json()) as { docs: { id: number }[] };
    const title = `Innovation centre ${Date.now()}`;

    await logIn(visitor, 'editor');
    await visitor.open(`${cmsUrl}/admin/collections/pages/${docs[0]?.id}?locale=en`);
    await visitor.css('#field-title').fill(title);
    await visitor.css('#action-save').click();
    await visitor
      .css('.payload-toast-container li')
      .containing(/successfully|בהצלחה/i)
      .appears();

    await expect
      .poll(async () => (await request.get(PATH)).text(), { timeout: REBUILD_MS, intervals: [500] })
      .toContain(title);
    await visitor.open(PATH);
    await visitor.text(title).appears();
  },
);
