import { request } from 'node:http';
import { CmsProcess } from '../test/CmsProcess';
import { startCms } from '../test/startCms';

const JOBS = 2_000;
const PER_SECOND = 50;
const SECONDS = 20;

const NAMES = ['מהנדסת ביצוע', 'מנהל פרויקט', 'חשמלאית מוסמכת', 'נציגת שירות', 'רואה חשבון', 'מפעיל עגורן'];
/** What visitors ask for: nothing, filters, words, later pages. */
const searches = (areas: readonly number[], professions: readonly number[]) => [
  {},
  { requestPage: 3 },
  { areaIds: [areas[0]] },
  { areaIds: areas.slice(1, 3), professionIds: [professions[1]] },
  { text: 'מהנדס' },
  { text: 'בצפון' },
  { text: 'ניהול פרויקט', professionIds: professions.slice(0, 2) },
  { companyIds: [1] },
];

interface Answer {
  status: number;
  milliseconds: number;
}

/** Asks once; what it took counts from when it should have been sent, so that a queue is seen. Status 0 when no answer came. */
async function ask(url: string, body: string, due: number): Promise<Answer> {
  const status = await new Promise<number>((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const outgoing = request(`${url}/web/jobs/search`, { method: 'POST', headers }, (incoming) =>
      incoming.resume().once('end', () => resolve(incoming.statusCode ?? 0)),
    );
    outgoing.once('error', () => resolve(0)).end(body);
  });
  return { status, milliseconds: performance.now() - due };
}

async function main(): Promise<void> {
  const seeded = await startCms();
  const { payload } = seeded;
  const named = async (collection: 'jobAreas' | 'jobProfessions' | 'jobScopes', names: readonly string[]) => {
    const ids: number[] = [];
    for (const [order, name] of names.entries())
      ids.push((await payload.create({ collection, locale: 'he', data: { name, order } })).id);
    return ids;
  };
  const areas = await named('jobAreas', ['צפון', 'מרכז', 'ירושלים', 'דרום']);
  const professions = await named('jobProfessions', ['הנדסה', 'ניהול', 'שירות', 'כספים']);
  const scopes = await named('jobScopes', ['משרה מלאה', 'משרה חלקית']);
  const { id: company } = await payload.create({
    collection: 'companies',
    locale: 'he',
    data: { companyId: 1, name: 'אבן־דרך' },
  });
  const pick = <Value>(values: readonly Value[], index: number) => values[index % values.length] as Value;
  for (let index = 0; index < JOBS; index += 1)
    await payload.create({
      collection: 'jobs',
      locale: 'he',
      depth: 0,
      data: {
        orderId: 10_000 + index,
        jobName: `${pick(NAMES, index)} ${index}`,
        description: 'על התפקיד\n\n'.repeat(20),
        startAdvertisingDate: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
        area: pick(areas, index),
        profession: pick(professions, index >> 2),
        scope: pick(scopes, index >> 4),
        company,
        languages: ['he'],
        _status: 'published',
      },
    });
  await seeded.stop();
  const cms = await CmsProcess.start({ RUNS_JOBS: 'false' });
  const bodies = searches(areas, professions).map((search) => JSON.stringify({ pageSize: 12, ...search }));
  for (const body of bodies) await ask(cms.url, body, performance.now());

  // An open loop: visitors do not wait for each other.
  const begin = performance.now() + 100;
  const answers = await Promise.all(
    Array.from({ length: PER_SECOND * SECONDS }, async (_, index) => {
      const due = begin + (index * 1000) / PER_SECOND;
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      return ask(cms.url, pick(bodies, index), due);
    }),
  );
  await cms.kill();
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const quantile = (part: number) => Math.round((times[Math.ceil(times.length * part) - 1] ?? 0) * 10) / 10;
  console.log(
    `JOBS ${JSON.stringify({
      jobs: JOBS,
      perSecond: PER_SECOND,
      p50: quantile(0.5),
      p99: quantile(0.99),
      slowest: quantile(1),
      errors: answers.filter(({ status }) => status !== 200).length,
    })}`,
  );
}

await main();
process.exit(0);
