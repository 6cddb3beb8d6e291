import { request } from 'node:http';
import { cheapCaptcha } from '../test/cheapCaptcha';
import { CmsProcess } from '../test/CmsProcess';
import { startContactCms } from '../test/contactHarness';
import { lead } from '../test/leadHarness';

const REQUESTS = Number(process.env.BURST_REQUESTS ?? 1000);
const AT_ONCE = Number(process.env.BURST_AT_ONCE ?? 100);
const LIMITS = { FORM_LIMIT_PER_ADDRESS: '1000000', FORM_LIMIT_IN_ALL: '1000000' };

interface Answer {
  status: number;
  milliseconds: number;
}

/** Sends one lead on a connection of its own, as each visitor does, and takes the time. Status 0 when no answer came. */
async function send(url: string, body: string): Promise<Answer> {
  const begin = performance.now();
  const status = await new Promise<number>((resolve) => {
    const outgoing = request(
      `${url}/web/bmby/lead`,
      {
        method: 'POST',
        agent: false,
        headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
      },
      (incoming) => incoming.resume().once('end', () => resolve(incoming.statusCode ?? 0)),
    );
    outgoing.once('error', () => resolve(0)).end(body);
  });
  return { status, milliseconds: performance.now() - begin };
}

async function main(): Promise<void> {
  const seeded = await startContactCms();
  const bodies = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, number) =>
      JSON.stringify({
        ...lead({
          phone: `050${String(number).padStart(7, '0')}`,
          email: `v${number}@example.com`,
        }),
        gRecaptchaResponse: await cheapCaptcha(),
      }),
    ),
  );
  const cms = await CmsProcess.start(LIMITS);
  await fetch(`${cms.url}/web/health`);

  const answers: Answer[] = [];
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let body = bodies.pop(); body !== undefined; body = bodies.pop())
        answers.push(await send(cms.url, body));
    }),
  );
  const seconds = (performance.now() - begin) / 1000;

  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const quantile = (part: number) => Math.round(times[Math.ceil(times.length * part) - 1] ?? 0);
  await cms.kill();
  const { totalDocs: stored } = await seeded.payload.count({ collection: 'leads' });
  await seeded.stop();
  console.log(
    `BURST ${JSON.stringify({
      requests: REQUESTS,
      atOnce: AT_ONCE,
      perSecond: Math.round(REQUESTS / seconds),
      p50: quantile(0.5),
      p99: quantile(0.99),
      slowest: quantile(1),
      errors: answers.filter(({ status }) => status !== 200).length,
      stored,
    })}`,
  );
}

await main();
process.exit(0);
