import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordRunningBuild } from '../../packages/gatsby-builder/build/runningBuild.mjs';
import { freePort } from '../../packages/processes/ports.mjs';
import { stopAll } from '../../packages/processes/processes.mjs';
import { refreshDevelop } from './refreshDevelop.mjs';
import { readSettings } from './settings.mjs';
import { watchContent } from './watchContent.mjs';

const dataDir = mkdtempSync(path.join(tmpdir(), 'receiver-'));
const body = '{"collection":"pages"}';

/** Prepares settings for a receiver, and functions that send it signed requests. */
async function receiver() {
  const webhookPort = await freePort();
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir, WEBHOOK_PORT: String(webhookPort) });
  const secret = settings.cmsEnv.BUILD_WEBHOOK_SECRET ?? '';
  /** @param {string} text @param {number} moment */
  const signed = (text, moment, key = secret) => ({
    'X-Timestamp': String(moment),
    'X-Signature': `sha256=${createHmac('sha256', key).update(text).digest('hex')}`,
  });
  const url = `http://localhost:${webhookPort}/`;
  const ask = (moment = Date.now(), key = secret) =>
    fetch(url, { headers: signed(`builds ${moment} `, moment, key) });
  const notify = (moment = Date.now(), text = `notice ${moment} ${body}`) =>
    fetch(url, { method: 'POST', headers: signed(text, moment), body });
  return { settings, notify, ask };
}

afterAll(() => stopAll());

it('many notices at once refresh `gatsby develop` once it is running, and only once', async () => {
  /** @type {(string | undefined)[]} */
  const refreshes = [];
  /** @type {(() => void)[]} */
  const answers = [];
  const develop = createServer(async (request, response) => {
    await text(request);
    refreshes.push(request.headers.authorization);
    answers.push(() => response.end());
  }).listen(0);
  /** @param {number} count */
  const refreshed = async (count) => {
    while (answers.length < count) await sleep(10);
  };
  await once(develop, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (develop.address());
  const { settings, notify } = await receiver();
  const siteIsThere = await watchContent(settings, {
    follow: () => refreshDevelop(`http://localhost:${port}`, 'token'),
  });
  const burst = await Promise.all(Array.from({ length: 100 }, () => notify()));
  expect(new Set(burst.map(({ status }) => status))).toEqual(new Set([202]));
  expect(refreshes).toEqual([]);
  siteIsThere();
  await refreshed(1);
  // All these notices arrive during the first refresh, so only one more refresh follows.
  await Promise.all(Array.from({ length: 100 }, () => notify()));
  expect(refreshes).toHaveLength(1);
  answers[0]?.();
  await refreshed(2);
  answers[1]?.();
  expect(refreshes.length).toBeLessThanOrEqual(3);
  expect(new Set(refreshes)).toEqual(new Set(['token']));
  develop.closeAllConnections();
  develop.close();
});

it('rejects a notice that is old, was signed for another purpose, or has another body', async () => {
  const { settings, notify } = await receiver();
  let followed = 0;
  await watchContent(settings, { follow: async () => void (followed += 1) });
  const now = Date.now();
  for (const refused of [
    notify(now - 600_000),
    notify(now, `builds ${now} `),
    notify(now, `notice ${now} {}`),
    notify(now, body),
  ])
    expect((await refused).status).toBe(401);
  expect((await notify()).status).toBe(202);
  expect(followed).toBeLessThanOrEqual(1);
});

it('reports the last builds only to the CMS', async () => {
  const { settings, ask } = await receiver();
  await watchContent(settings, { follow: async () => undefined });
  const none = await ask();
  expect([none.status, await none.text()]).toEqual([200, '']);
  const builds = `{"at":"2026-01-10T10:00:00.000Z","seconds":1,"pages":2}\n`;
  writeFileSync(path.join(dataDir, 'builds.jsonl'), builds);
  const told = await ask();
  expect([told.headers.get('Content-Type'), await told.text()]).toEqual(['application/x-ndjson', builds]);
  recordRunningBuild(dataDir, { since: '2026-01-10T10:00:10.000Z', cause: 'change', warm: true });
  expect(await (await ask()).text()).toBe(
    `${builds}{"running":{"since":"2026-01-10T10:00:10.000Z","cause":"change","warm":true}}\n`,
  );
  const tenMinutesAgo = Date.now() - 600_000;
  for (const refused of [ask(Date.now(), 'another'), ask(tenMinutesAgo), ask(Number.NaN)])
    expect((await refused).status).toBe(401);
});
