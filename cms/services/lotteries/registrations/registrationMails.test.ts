import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetRates,
  message,
  runDeliveries,
  send,
  startContactCms,
  type ContactCms,
} from '../../../test/contactHarness';
import {
  createLottery,
  createOpenLottery,
  HOUR_MS,
  readRegistration,
  registerOnly,
} from '../../../test/lotteryHarness';
import { idNumberOf } from '../../../test/paymentHarness';
import { runDrawStep } from '../steps/runDrawStep';
import { remindRegistrations } from './remindRegistrations';

vi.hoisted(() => {
  process.env.CONFIRMATIONS_PER_HOUR = '3';
  process.env.CONFIRMATIONS_PER_DAY = '5';
  process.env.FORM_LIMIT_PER_ADDRESS = '1000';
});

const VICTIM = 'victim@example.com';

let cms: ContactCms;
let lottery: number;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of ['deliveries', 'mails'] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
  for (const collection of ['lotteryRegistrations', 'lotteryDraws', 'lotteries'] as const)
    await cms.payload.db.deleteMany({ collection, where: {} });
  lottery = await createOpenLottery(cms.payload);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Registers with the victim's mailbox. Each `number` stands for a different identity number. */
const registers = (number: number, email = VICTIM) =>
  registerOnly(cms, lottery, { idNumber: idNumberOf(number), email });
async function flood(count: number, email = VICTIM): Promise<string[]> {
  const numbers: string[] = [];
  for (let number = 0; number < count; number += 1) numbers.push(await registers(number, email));
  return numbers;
}
/** Uses up the limit of confirmation mails for the victim's mailbox through the contact form. */
async function floodContact(): Promise<void> {
  for (let time = 0; time < 3; time += 1) await send(cms, message(cms, { senderEmail: VICTIM }));
}
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
const mails = async () => {
  await runDeliveries(cms.payload);
  return (await cms.payload.find({ collection: 'mails', sort: 'id', depth: 0, limit: 200 })).docs;
};
/** Confirms a registration as its registrant would: follows the link in a mail and presses the button of the page. */
async function confirmBy(text: string, number: string): Promise<void> {
  const links = [...text.matchAll(/^(.*):\n(http\S+registrations\/confirm\S+)$/gm)];
  const link = links.find(([, label]) => links.length === 1 || label?.includes(number))?.[2] ?? '';
  const url = new URL(link);
  expect((await fetch(`${cms.url}${url.pathname}${url.search}`, { method: 'POST' })).status).toBe(200);
}
const takesPart = async (number: string) => (await readRegistration(cms, number)).takesPart;

describe('the mail that asks to confirm a registration', () => {
  it('is sent to a mailbox that other forms flooded', async () => {
    await floodContact();
    const number = await registers(0);
    const [mail] = (await mails()).filter(({ subject }) => subject.includes(number));
    await confirmBy(mail?.text ?? '', number);
    expect(await takesPart(number)).toBe('yes');
  });

  it('is sent later, with all open registrations, to a mailbox that registrations flooded', async () => {
    const strangers = await flood(8);
    const number = await registers(100);
    expect(await mails()).toHaveLength(3);
    later(HOUR_MS + 61_000 * 2);
    const [mail, ...more] = (await mails()).slice(3);
    expect(more).toEqual([]);
    expect(mail?.to).toBe(VICTIM);
    for (const one of [...strangers, number]) expect(mail?.text).toContain(one);
    await confirmBy(mail?.text ?? '', number);
    expect([await takesPart(number), await takesPart(strangers[0] ?? '')]).toEqual(['yes', 'unconfirmed']);
  });

  it('goes to the address without a tag, because some mailboxes accept none', async () => {
    await flood(4, 'Victim+tag@example.com');
    const number = await registers(100);
    await mails();
    later(HOUR_MS + 61_000 * 2);
    const mail = (await mails()).at(-1);
    expect(mail?.to).toBe(VICTIM);
    expect(mail?.text).toContain(number);
  });

  it('is sent though the registration that it was queued for is deleted', async () => {
    const strangers = await flood(4);
    const number = await registers(100);
    await mails();
    const { id } = await readRegistration(cms, strangers[3] ?? '');
    await cms.payload.delete({ collection: 'lotteryRegistrations', id });
    later(HOUR_MS + 61_000 * 2);
    expect((await mails()).at(-1)?.text).toContain(number);
  });

  it('counts for each lottery', async () => {
    await flood(4);
    lottery = await createOpenLottery(cms.payload);
    const number = await registers(100);
    expect((await mails()).some(({ subject }) => subject.includes(number))).toBe(true);
  });

  it('comes at most nine times a day, and six hours late at most', async () => {
    const { id } = await createLottery(cms.payload, {
      closesAt: new Date(Date.now() + 40 * HOUR_MS).toISOString(),
    });
    await runDrawStep(cms.payload, { lottery: id, step: 'announce' });
    lottery = id;
    const began = Date.now();
    const numbers: string[] = [];
    for (let hour = 0; hour < 24; hour += 1) {
      vi.useFakeTimers({ toFake: ['Date'], now: began + hour * HOUR_MS });
      for (const each of [0, 1]) numbers.push(await registers(2 * hour + each));
      await runDeliveries(cms.payload);
    }
    expect((await mails()).length).toBeLessThanOrEqual(9);
    vi.useFakeTimers({ toFake: ['Date'], now: began + 29.1 * HOUR_MS });
    const last = (await mails()).at(-1);
    for (const number of numbers) expect(last?.text).toContain(number);
  }, 60_000);
});

it('the reminder is sent to a mailbox that other forms and registrations flooded', async () => {
  const [number = ''] = await flood(7);
  await mails();
  await cms.payload.db.updateMany({
    collection: 'lotteryRegistrations',
    where: {},
    data: { createdAt: new Date(Date.now() - 25 * HOUR_MS).toISOString() },
  });
  await floodContact();
  const before = (await mails()).length;
  expect(await remindRegistrations(cms.payload)).toBe(7);
  later(HOUR_MS * 6 + 61_000 * 2);
  const sent = (await mails()).slice(before);
  expect(sent.length).toBeLessThanOrEqual(2);
  expect(sent.at(-1)?.text).toContain(number);
});
