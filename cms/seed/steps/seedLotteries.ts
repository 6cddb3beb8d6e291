import type { Payload } from 'payload';
import { createReference } from '../../intake/reference';
import type { LotteryRegistration } from '../../payload-types';
import { inTransaction } from '../../platform/database/inTransaction';
import { findTicket } from '../../services/lotteries/disputes/findTicket';
import { openDispute } from '../../services/lotteries/disputes/openDispute';
import { confirmationDeadline } from '../../services/lotteries/mails/confirmationDeadline';
import type { DrawStep } from '../../services/lotteries/steps/drawSteps';
import { runDrawStep } from '../../services/lotteries/steps/runDrawStep';
import { lotteries, registrantNames } from '../content/lotteries';
import { Reference } from '../lib/bilingual';
import type { Store } from '../lib/Store';

const HOUR_MS = 60 * 60 * 1000;
type Demo = (typeof lotteries)[number];

/** Creates the lotteries and their registrations. A past lottery is drawn by the same steps that staff would take. */
export async function seedLotteries(store: Store, payload: Payload): Promise<void> {
  for (const demo of lotteries) {
    const { key, project, name, homes, opensAt, closesAt } = demo;
    const where = { project: { equals: store.idOf('projects', project) } };
    if ((await store.find({ collection: 'lotteries', key, where })) !== undefined) continue;
    const fields = { name, homes, opensAt, closesAt, project: new Reference('projects', project) };
    await run(payload, await store.create('lotteries', key, fields), demo);
  }
}

async function run(payload: Payload, id: number, demo: Demo): Promise<void> {
  const [opens, closes] = [Date.parse(demo.opensAt), Date.parse(demo.closesAt)];
  const take = async (step: DrawStep, now: number) => {
    const fault = await runDrawStep(payload, { lottery: id, step, now });
    if (fault) throw new Error(`The lottery ${demo.key} of the demo content cannot ${step}: ${fault}`);
  };
  await take('announce', opens - HOUR_MS);
  const until = Math.min(closes, Date.now());
  for (let at = 0; at < demo.registrants; at += 1)
    await registrant(payload, id, demo, at, opens + ((until - opens) * (at + 1)) / (demo.registrants + 1));
  if (!demo.drawn) return dispute(payload, id, demo, until);
  const confirmed = confirmationDeadline(demo);
  await take('close', confirmed + HOUR_MS);
  await take('draw', confirmed + 2 * HOUR_MS);
  await take('publish', confirmed + 3 * HOUR_MS);
}

const identityOf = ({ key }: Demo, at: number): string => `demo ${key} ${at}`;

/**
 * Creates a second registration with the identity of the first registrant, so that staff have a duplicate to decide
 * about.
 */
async function dispute(payload: Payload, lottery: number, demo: Demo, time: number): Promise<void> {
  const registration = await registrant(payload, lottery, demo, demo.registrants, time, {
    identity: identityOf(demo, 0),
    ticket: null,
    takesPart: 'disputed',
  });
  await inTransaction(payload, async (req) => {
    const first = await findTicket(req, identityOf(demo, 0));
    if (!first) throw new Error(`The lottery ${demo.key} of the demo content has no first registrant`);
    await openDispute(req, { first, registration });
  });
}

/** Creates a registration of a fictional person, without an identity number. */
function registrant(
  payload: Payload,
  lottery: number,
  demo: Demo,
  at: number,
  time: number,
  standing: Pick<LotteryRegistration, 'identity' | 'ticket' | 'takesPart'> = {
    identity: identityOf(demo, at),
    ticket: identityOf(demo, at),
    takesPart: 'yes',
  },
): Promise<LotteryRegistration> {
  const { key, drawn } = demo;
  const { first, last } = registrantNames;
  return payload.create({
    collection: 'lotteryRegistrations',
    depth: 0,
    data: {
      lottery,
      reference: createReference('H'),
      fullName: `${first[at % first.length]} ${last[at % last.length]}`,
      phone: `050555${String(1000 + at).slice(-4)}`,
      email: `${key.toLowerCase()}-${at + 1}@registrants.example`,
      ...standing,
      status: drawn ? 'done' : 'new',
      delivery: null,
      language: 'he',
      consentAt: new Date(time).toISOString(),
      confirmedAt: new Date(time).toISOString(),
      createdAt: new Date(time).toISOString(),
    },
  });
}
