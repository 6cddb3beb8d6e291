import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { cheapCaptcha } from '../test/cheapCaptcha';
import { CmsProcess } from '../test/CmsProcess';
import { runDeliveries, startContactCms, type ContactCms } from '../test/contactHarness';
import { countStatements } from '../test/countStatements';
import { lead } from '../test/leadHarness';
import { processTimes } from '../test/processTimes';

const REQUESTS = Number(process.env.BURST_REQUESTS ?? 1000);
const AT_ONCE = Number(process.env.BURST_AT_ONCE ?? 100);
/** Leads a second that come whether or not the ones before are answered, and for how long. */
const STEADY = { perSecond: Number(process.env.BURST_STEADY ?? 50), seconds: 20 };
const COUNTED = 40;
/** Before figures are taken: code is compiled, connections are open. */
const WARM_UP = 100;

interface Answer {
  status: number;
  milliseconds: number;
}

let sent = 0;
/** As a visitor's browser sends it: from a page of the site, with an address of one's own. */
async function leadBody(): Promise<string> {
  sent += 1;
  return JSON.stringify({
    ...lead({
      phone: `050${String(sent).padStart(7, '0')}`,
      email: `v${sent}@example.com`,
      uri: `${process.env.SITE_URL}/landing/`,
    }),
    gRecaptchaResponse: await cheapCaptcha(),
  });
}
const leadBodies = (count: number) => Promise.all(Array.from({ length: count }, leadBody));

/** Sends one lead on a connection of its own, as each visitor does; its time counts from when it was due. Status 0 when no answer came. */
async function send(url: string, body: string, due = performance.now()): Promise<Answer> {
  const status = await new Promise<number>((resolve) => {
    const outgoing = request(
      `${url}/web/bmby/lead`,
      {
        method: 'POST',
        agent: false,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'Idempotency-Key': randomUUID(),
        },
      },
      (incoming) => incoming.resume().once('end', () => resolve(incoming.statusCode ?? 0)),
    );
    outgoing.once('error', () => resolve(0)).end(body);
  });
  return { status, milliseconds: performance.now() - due };
}

async function burst(url: string, bodies: string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let body = bodies.pop(); body !== undefined; body = bodies.pop())
        answers.push(await send(url, body));
    }),
  );
  return answers;
}

async function steadily(url: string, bodies: string[]): Promise<Answer[]> {
  const begin = performance.now();
  return Promise.all(
    bodies.map(async (body, index) => {
      const due = begin + (index * 1000) / STEADY.perSecond;
      await sleep(Math.max(0, due - performance.now()));
      return send(url, body, due);
    }),
  );
}

const quantile = (answers: readonly Answer[], part: number): number => {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return Math.round(times[Math.ceil(times.length * part) - 1] ?? 0);
};

async function untilDelivered(payload: Payload): Promise<void> {
  for (;;) {
    const where = { state: { not_equals: 'delivered' } };
    if ((await payload.count({ collection: 'deliveries', where })).totalDocs === 0) return;
    await sleep(250);
  }
}

/** Statements of one lead with its deliveries, of leads that come one after the other. */
async function countOne({ url, payload }: ContactCms): Promise<Record<string, number>> {
  const bodies = await leadBodies(COUNTED + 1);
  await send(url, bodies.pop() ?? '');
  await runDeliveries(payload);
  const count = countStatements(payload);
  for (const body of bodies) await send(url, body);
  const intake = count();
  for (let round = 0; round < 3; round += 1) await runDeliveries(payload);
  const delivery = count();
  const each = (value: number) => Math.round((value / COUNTED) * 10) / 10;
  return {
    statements: each(intake.statements + delivery.statements),
    ofIntake: each(intake.statements),
    transactions: each(intake.transactions + delivery.transactions),
    commits: each(intake.commits + delivery.commits),
  };
}

async function main(): Promise<void> {
  const seeded = await startContactCms();
  const { payload } = seeded;
  const counts = await countOne(seeded);
  const cms = await (await CmsProcess.start()).working();
  await burst(cms.url, await leadBodies(WARM_UP));
  await untilDelivered(payload);

  const calm = await leadBodies(STEADY.perSecond * STEADY.seconds);
  const idle = processTimes(cms.pid);
  const steady = await steadily(cms.url, calm);
  await untilDelivered(payload);
  const ofSteady = processTimes(cms.pid) - idle;

  const bodies = await leadBodies(REQUESTS);
  const before = processTimes(cms.pid);
  const begin = performance.now();
  const answers = await burst(cms.url, bodies);
  const seconds = (performance.now() - begin) / 1000;
  await untilDelivered(payload);
  const delivered = (performance.now() - begin) / 1000;
  const ofBurst = processTimes(cms.pid) - before;

  await cms.kill();
  const { totalDocs: stored } = await payload.count({ collection: 'leads' });
  await seeded.stop();
  console.log(
    `BURST ${JSON.stringify({
      ...counts,
      steadyP50: quantile(steady, 0.5),
      steadyP99: quantile(steady, 0.99),
      steadyCpu: Math.round((ofSteady / steady.length) * 10) / 10,
      perSecond: Math.round(REQUESTS / seconds),
      p50: quantile(answers, 0.5),
      p99: quantile(answers, 0.99),
      cpu: Math.round((ofBurst / REQUESTS) * 10) / 10,
      deliveredPerSecond: Math.round(REQUESTS / delivered),
      errors: [...answers, ...steady].filter(({ status }) => status !== 200).length,
      missing: sent - stored,
    })}`,
  );
}

await main();
process.exit(0);
