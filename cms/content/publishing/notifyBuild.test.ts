import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { inTransaction as InTransaction } from '../../platform/database/inTransaction';
import { signatureHeaders } from '../../platform/builds/signatureHeaders';

interface Notice {
  body: string;
  headers: Record<string, unknown>;
}

let payload: Payload;
let inTransaction: typeof InTransaction;
let receiver: Server;
let notices: Notice[] = [];
/** The fake builder responds once this promise is resolved. */
let answering: Promise<void> = Promise.resolve();

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      notices.push({ body, headers: request.headers });
      void answering.then(() => response.writeHead(202).end());
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, 'localhost', resolve));
  process.env.BUILD_WEBHOOK_URL = `http://localhost:${(receiver.address() as AddressInfo).port}/`;
  // Imported only now, because these modules read the environment when they load.
  const { default: config } = await import('../../payload.config');
  ({ inTransaction } = await import('../../platform/database/inTransaction'));
  (await config).jobs.autoRun = [];
  const { openPayload } = await import('../../test/openPayload');
  payload = await openPayload();
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await payload.destroy();
});
beforeEach(() => {
  notices = [];
  answering = Promise.resolve();
});

let orderId = 100;

const publishCompany = () =>
  payload.create({
    collection: 'companies',
    locale: 'he',
    data: { name: 'חברה', companyId: (orderId += 1) },
  });

const waiting = async () =>
  (await payload.count({ collection: 'payload-jobs', where: { processing: { equals: false } } })).totalDocs;

const run = () => payload.jobs.run({ queue: 'build', silent: true });

test('sends one signed notice for many changes, with the time of the first', async () => {
  const began = new Date().toISOString();
  await publishCompany();
  const afterFirst = new Date().toISOString();
  for (let count = 0; count < 20; count += 1) await publishCompany();
  expect(await waiting()).toBe(1);
  await run();
  await run();
  expect(notices).toHaveLength(1);
  const [notice] = notices;
  const { since } = JSON.parse(notice?.body ?? '{}') as { since: string };
  expect(since >= began && since <= afterFirst).toBe(true);
  const moment = Number(notice?.headers['x-timestamp']);
  expect(Math.abs(Date.now() - moment)).toBeLessThan(60_000);
  const signed = signatureHeaders('notice', notice?.body ?? '', 'webhook secret of the tests', moment);
  expect(notice?.headers).toMatchObject({ 'x-signature': signed['X-Signature'] });
});

test('queues one more notice for changes during a notice, never a concurrent one', async () => {
  let answer: () => void = () => undefined;
  answering = new Promise((resolve) => (answer = resolve));
  await publishCompany();
  const first = run();
  await vi.waitFor(() => expect(notices).toHaveLength(1));
  await publishCompany();
  await publishCompany();
  await run();
  expect(notices).toHaveLength(1);
  answer();
  await first;
  await run();
  expect(notices).toHaveLength(2);
  expect(await waiting()).toBe(0);
});

test('keeps the waiting notice and adds none after a rollback', async () => {
  await publishCompany();
  await expect(
    inTransaction(payload, async (req) => {
      await payload.create({
        collection: 'companies',
        locale: 'he',
        data: { name: 'חברה', companyId: (orderId += 1) },
        req,
      });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await waiting()).toBe(1);
  await run();
  expect(notices).toHaveLength(1);
});

test('is sent for a draft that moves published pages below it, and for no other draft', async () => {
  const page = { template: 'generic', languages: ['he' as const] };
  const at = { collection: 'pages', locale: 'he' } as const;
  const above = await payload.create({
    ...at,
    draft: true,
    data: { ...page, title: 'טיוטה', slug: 'above' },
  });
  const move = (slug: string) => payload.update({ ...at, id: above.id, draft: true, data: { slug } });
  await move('nobody-below');
  expect(await waiting()).toBe(0);
  await payload.create({
    ...at,
    data: {
      ...page,
      title: 'פורסם',
      slug: 'below',
      parentPage: above.id,
      _status: 'published',
    },
  });
  await run();
  notices = [];
  await move('moved');
  await run();
  expect(notices).toHaveLength(1);
});
