import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRates, runDeliveries, solveCaptcha } from '../../test/contactHarness';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';
import { env } from '../../platform/env/env';
import { formatDay } from '../../platform/labels/formatValues';
import { writePdf } from '../../seed/lib/pdf/writePdf';
import { toLexical } from '../../seed/lib/toLexical';
import { subscriberIdOf } from './alertTokens';
import { purgeAlerts } from './purgeAlerts';
import { detectReports } from './detectReports';
import { REQUEST_MS } from './subscribeRoute';
import { notifySubscribers } from './notifySubscribers';

vi.hoisted(() => {
  process.env.FORM_LIMIT_PER_ADDRESS = '1000';
  process.env.CONFIRMATIONS_PER_HOUR = '100';
  process.env.CONFIRMATIONS_PER_DAY = '100';
  process.env.DELIVERY_RETRY_MS = '0';
  process.env.ALERT_DELAY_MS = '60000';
});

const DELAY = 60_000;
const VISITOR = 'dana@example.com';
const TODAY = new Date().toISOString().slice(0, 10);
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
  await cms.payload.updateGlobal({
    slug: 'siteSettings',
    locale: 'he',
    data: { siteName: 'אבן־דרך', email: 'contact@even-derech.example' },
  });
  // The first run treats everything published so far as old.
  await detectReports(cms.payload);
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of [
    'deliveries',
    'mails',
    'alertSubscribers',
    'alertRequests',
    'alertMails',
  ] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
});

const ask = async (changes: object = {}) =>
  fetch(`${cms.url}/web/alerts/subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Accept-Language': 'en-us' },
    body: JSON.stringify({
      email: VISITOR,
      language: 'en',
      kinds: ['immediate'],
      gRecaptchaResponse: await solveCaptcha(cms.url),
      ...changes,
    }),
  });

/** Runs deliveries several times, because some queue others. */
async function deliverAll(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await runDeliveries(cms.payload);
}

const mails = async (to = VISITOR) =>
  (
    await cms.payload.find({
      collection: 'mails',
      where: { to: { equals: to } },
      sort: 'id',
      depth: 0,
      limit: 100,
    })
  ).docs;
const subscribers = async () =>
  (await cms.payload.find({ collection: 'alertSubscribers', sort: 'id', depth: 0, limit: 100 })).docs;

/** Finds a link in a mail and replaces its host by that of the test server. */
function linkIn(text: string | undefined, path: string): string {
  const found = new RegExp(`https?://[^\\s]*${path}[^\\s]*`).exec(text ?? '')?.[0];
  if (!found) throw new Error(`There is no link to ${path} in: ${text}`);
  return found.replace(env.cmsUrl, cms.url);
}

async function subscribed(email = VISITOR, changes: object = {}): Promise<void> {
  expect((await ask({ email, ...changes })).status).toBe(200);
  await deliverAll();
  const link = linkIn((await mails(email.toLowerCase())).at(-1)?.text, '/web/alerts/confirm');
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  await cms.payload.delete({ collection: 'mails', where: { id: { exists: true } } });
}

describe('subscribing', () => {
  it('sends one mail with a link and creates no subscriber', async () => {
    const response = await ask();
    expect(await response.json()).toEqual({ body: true });
    await deliverAll();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Confirm your report alerts');
    expect(mail?.text).toContain('48 hours');
    expect(mail?.html).toContain('dir="ltr"');
    expect(await subscribers()).toEqual([]);
  });

  it('sends one mail an hour to a mailbox in any spelling, with the same response', async () => {
    for (const email of [VISITOR, 'DANA@example.com', 'dana+1@example.com'])
      expect(await (await ask({ email })).json()).toEqual({ body: true });
    await deliverAll();
    expect((await cms.payload.find({ collection: 'mails', depth: 0 })).totalDocs).toBe(1);
  });

  it('returns the same response for a subscriber', async () => {
    const before = await ask();
    await deliverAll();
    await fetch(linkIn((await mails())[0]?.text, '/web/alerts/confirm'), { method: 'POST' });
    await forgetRates(cms.payload);
    const after = await ask();
    expect(after.status).toBe(before.status);
    expect(await after.json()).toEqual(await before.json());
    const named = (response: Response) => [...response.headers.keys()].sort();
    expect(named(after)).toEqual(named(before));
  });

  it.each([
    ['no address', { email: '' }, 'email'],
    ['an invalid address', { email: 'dana@' }, 'email'],
    ['no kind', { kinds: [] }, 'kinds'],
    ['an unknown kind', { kinds: ['weather'] }, 'kinds.0'],
    ['an unknown language', { language: 'fr' }, 'language'],
  ])('rejects %s', async (_name, changes, field) => {
    const response = await ask(changes);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  it('requires a captcha', async () => {
    expect((await ask({ gRecaptchaResponse: '' })).status).toBe(403);
  });

  it('is deleted when it is not confirmed in time, and the link expires', async () => {
    await ask();
    await deliverAll();
    const link = linkIn((await mails())[0]?.text, '/web/alerts/confirm');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + REQUEST_MS + 1000 });
    try {
      expect((await fetch(link, { method: 'POST' })).status).toBe(404);
      await purgeAlerts(cms.payload);
    } finally {
      vi.useRealTimers();
    }
    expect((await cms.payload.count({ collection: 'alertRequests' })).totalDocs).toBe(0);
    expect((await cms.payload.count({ collection: 'deliveries' })).totalDocs).toBe(0);
    expect(await subscribers()).toEqual([]);
  });
});

describe('confirming', () => {
  it('asks first, because mail scanners open all links', async () => {
    await ask({ language: 'he' });
    await deliverAll();
    const link = linkIn((await mails())[0]?.text, '/web/alerts/confirm');
    const question = await fetch(link);
    const page = await question.text();
    expect(question.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(question.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page).toContain('dir="rtl"');
    expect(page).toContain('<form method="post">');
    expect(page).not.toContain('<script');
    expect(await subscribers()).toEqual([]);
    const answer = await fetch(link, { method: 'POST' });
    expect(await answer.text()).toContain('ההתראות פעילות');
    expect(await subscribers()).toMatchObject([
      { email: VISITOR, language: 'he', immediate: true, financial: false, presentations: false },
    ]);
  });

  it('works once and does not restore a deleted subscription', async () => {
    await ask();
    await deliverAll();
    const link = linkIn((await mails())[0]?.text, '/web/alerts/confirm');
    const answers = await Promise.all([1, 2, 3].map(() => fetch(link, { method: 'POST' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await subscribers()).toHaveLength(1);
    expect(await (await fetch(link)).text()).toContain('Your alerts are on');
    await cms.payload.delete({ collection: 'alertSubscribers', where: { id: { exists: true } } });
    expect((await fetch(link, { method: 'POST' })).status).toBe(404);
    expect(await subscribers()).toEqual([]);
  });

  it('replaces earlier choices', async () => {
    await subscribed();
    await forgetRates(cms.payload);
    await subscribed('Dana@Example.com', { kinds: ['financial', 'presentations'], language: 'he' });
    expect(await subscribers()).toMatchObject([
      { email: VISITOR, language: 'he', immediate: false, financial: true, presentations: true },
    ]);
  });

  it.each(['', 'x', 'a.9999999999999.b', 'a.1.b', 'a.9999999999999.b.c'])('rejects %j', async (token) => {
    for (const method of ['GET', 'POST']) {
      const query = new URLSearchParams({ token, lang: 'en' }).toString();
      const response = await fetch(`${cms.url}/web/alerts/confirm?${query}`, { method });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('This link does not work');
    }
  });
});

/** Publishes a page that lists reports. */
async function publish(
  reports: { title: string; date: string | null; pdf?: number[] }[],
  { template = 'investorRelations', id }: { template?: string; id?: number } = {},
): Promise<number> {
  const blocks = [{ blockType: 'immediateReports' as const, reports }];
  const data = {
    title: 'קשרי משקיעים',
    template,
    languages: ['he' as const],
    blocks,
    _status: 'published' as const,
  };
  if (id !== undefined) {
    const { blocks: before } = await cms.payload.findByID({
      collection: 'pages',
      id,
      locale: 'he',
      depth: 0,
    });
    const [block] = before ?? [];
    if (block?.blockType !== 'immediateReports') throw new Error('The page has no reports');
    const kept = (block.reports ?? []).filter(({ title }) => reports.some((one) => one.title === title));
    const added = reports.filter(({ title }) => !kept.some((one) => one.title === title));
    await cms.payload.update({
      collection: 'pages',
      id,
      locale: 'he',
      data: { ...data, blocks: [{ ...block, reports: [...kept, ...added] }] },
    });
    return id;
  }
  const slug = `investors-${Math.random().toString(36).slice(2)}`;
  return (await cms.payload.create({ collection: 'pages', locale: 'he', data: { ...data, slug } })).id;
}

/** Runs the chores as at two times: when a report appears, and after the delay. */
async function tell(): Promise<void> {
  await detectReports(cms.payload);
  await detectReports(cms.payload, Date.now() + DELAY);
  await notifySubscribers(cms.payload);
  await deliverAll();
}

const subjects = async (to = VISITOR) => (await mails(to)).map(({ subject }) => subject);

describe('a new report', () => {
  it('is announced once to subscribers of its kind, in their language', async () => {
    await subscribed('english@example.com', { language: 'en' });
    await subscribed('hebrew@example.com', { language: 'he', kinds: ['immediate', 'financial'] });
    await subscribed('other@example.com', { kinds: ['financial'] });
    await ask({ email: 'unconfirmed@example.com' });
    await deliverAll();
    const id = await publish([{ title: 'זכייה במכרז', date: day(0) }]);
    await tell();
    expect(await subjects('english@example.com')).toEqual(['Immediate report: זכייה במכרז']);
    expect(await subjects('hebrew@example.com')).toEqual(['דיווח מיידי: זכייה במכרז']);
    expect(await subjects('other@example.com')).toEqual([]);
    expect(await subjects('unconfirmed@example.com')).toEqual(['Confirm your report alerts']);
    const [mail] = await mails('hebrew@example.com');
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.text).toContain(formatDay(TODAY, 'he'));
    expect(mail?.text).toContain('/web/alerts/unsubscribe?');

    // Saving, withdrawing and publishing the same report again must send no further mail.
    await publish([{ title: 'זכייה במכרז', date: day(0) }], { id });
    await tell();
    await cms.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    await tell();
    await cms.payload.update({ collection: 'pages', id, data: { _status: 'published' } });
    await tell();
    expect(await subjects('english@example.com')).toHaveLength(1);

    await publish(
      [
        { title: 'זכייה במכרז', date: day(0) },
        { title: 'דוח נוסף', date: day(0) },
      ],
      { id },
    );
    await tell();
    expect(await subjects('english@example.com')).toEqual([
      'Immediate report: זכייה במכרז',
      'Immediate report: דוח נוסף',
    ]);
  });

  it('is not announced when it is withdrawn during the delay', async () => {
    await subscribed();
    const id = await publish([{ title: 'טעות', date: day(0) }]);
    await detectReports(cms.payload);
    await detectReports(cms.payload, Date.now() + DELAY - 1000);
    await notifySubscribers(cms.payload);
    await cms.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    await tell();
    expect(await subjects()).toEqual([]);
    await cms.payload.update({ collection: 'pages', id, data: { _status: 'published' } });
    await tell();
    expect(await subjects()).toEqual(['Immediate report: טעות']);
  });

  it('is announced after a scheduled publication', async () => {
    await subscribed();
    const id = await publish([{ title: 'ראשון', date: day(-30) }]);
    await tell();
    const { blocks } = await cms.payload.findByID({ collection: 'pages', id, locale: 'he', depth: 0 });
    const [block] = blocks ?? [];
    if (block?.blockType !== 'immediateReports') throw new Error('The page has no reports');
    await cms.payload.update({
      collection: 'pages',
      id,
      locale: 'he',
      draft: true,
      data: {
        blocks: [{ ...block, reports: [...(block.reports ?? []), { title: 'מתוזמן', date: day(0) }] }],
      },
    });
    await tell();
    expect(await subjects()).toEqual([]);
    await cms.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: String(id) }, locale: 'all' } as never,
    });
    await cms.payload.jobs.run({ silent: true });
    await tell();
    expect(await subjects()).toEqual(['Immediate report: מתוזמן']);
  });

  it.each([
    ['of an earlier week', day(-8)],
    ['without a day', null],
  ])('is not announced when it is %s', async (_name, date) => {
    await subscribed();
    await publish([{ title: 'ישן', date }]);
    await tell();
    expect(await subjects()).toEqual([]);
  });

  it('in two places is announced once, and additionally only to subscribers of the second place', async () => {
    await subscribed('both@example.com', { kinds: ['immediate', 'financial'] });
    await subscribed('financial@example.com', { kinds: ['financial'] });
    const data = writePdf('Third quarter', [{ text: 'Third quarter', language: 'en' }]);
    const { id: file } = await cms.payload.create({
      collection: 'media',
      locale: 'he',
      data: { alt: 'הדוח' },
      file: { name: 'q3.pdf', data, mimetype: 'application/pdf', size: data.length },
    });
    await publish([{ title: 'רבעון שלישי', date: day(0), pdf: [file] }]);
    await tell();
    expect(await subjects('both@example.com')).toEqual(['Immediate report: רבעון שלישי']);
    expect((await mails('both@example.com'))[0]?.text).toContain('/api/media/file/q3.pdf');
    expect(await subjects('financial@example.com')).toEqual([]);
    const report = {
      reportName: toLexical('דוח לרבעון השלישי', () => 0) as never,
      date: day(0),
      reportFile: file,
    };
    await cms.payload.create({
      collection: 'pages',
      locale: 'he',
      data: {
        title: 'דוחות כספיים',
        slug: 'reports-of-the-test',
        template: 'financialReports',
        languages: ['he'],
        blocks: [{ blockType: 'financialReportsMain', kinds: [{ kindName: 'רבעוני', reports: [report] }] }],
        _status: 'published',
      },
    });
    await tell();
    expect(await subjects('both@example.com')).toHaveLength(1);
    expect(await subjects('financial@example.com')).toEqual(['Financial report: רבעון שלישי']);
  });

  it('is mailed once under repeated queueing and retries', async () => {
    await subscribed();
    await publish([{ title: 'פעם אחת', date: day(0) }]);
    await tell();
    await cms.payload.update({
      collection: 'alertReports',
      where: { state: { equals: 'told' } },
      data: { state: 'telling', cursor: 0 },
    });
    await Promise.all([notifySubscribers(cms.payload), notifySubscribers(cms.payload)]);
    await cms.payload.update({ collection: 'deliveries', where: {}, data: { state: 'queued' } });
    await deliverAll();
    expect((await subjects()).filter((subject) => subject.includes('פעם אחת'))).toHaveLength(1);
  });

  it('is mailed to hundreds of subscribers once each', async () => {
    for (let index = 0; index < 120; index += 1)
      await cms.payload.db.create({
        collection: 'alertSubscribers',
        data: {
          email: `reader${index}@example.com`,
          language: 'he',
          immediate: true,
          confirmedAt: new Date().toISOString(),
        },
      });
    await publish([{ title: 'לכולם', date: day(0) }]);
    await detectReports(cms.payload);
    await detectReports(cms.payload, Date.now() + DELAY);
    await notifySubscribers(cms.payload);
    expect((await cms.payload.count({ collection: 'alertMails' })).totalDocs).toBe(120);
    expect((await cms.payload.count({ collection: 'deliveries' })).totalDocs).toBe(120);
    expect(
      (await cms.payload.find({ collection: 'alertReports', where: { state: { equals: 'telling' } } }))
        .totalDocs,
    ).toBe(0);
  });
});

describe('unsubscribing', () => {
  const unsubscribeLink = async () => {
    await publish([{ title: `דוח ${Math.random()}`, date: day(0) }]);
    await tell();
    return linkIn((await mails()).at(-1)?.text, '/web/alerts/unsubscribe');
  };

  it('asks on a page without login or scripts, and deletes the address', async () => {
    await subscribed();
    const link = await unsubscribeLink();
    const question = await (await fetch(link)).text();
    expect(question).toContain(VISITOR);
    expect(question).toContain('<form method="post">');
    expect(await subscribers()).toHaveLength(1);
    const answer = await fetch(link, { method: 'POST' });
    expect(await answer.text()).toContain('You are unsubscribed');
    expect(await subscribers()).toEqual([]);
    expect((await cms.payload.count({ collection: 'alertMails' })).totalDocs).toBe(0);
    expect((await fetch(link)).status).toBe(404);
    expect((await cms.payload.count({ collection: 'alertRequests' })).totalDocs).toBe(0);
  });

  it('rejects the id of a missing subscriber', async () => {
    expect(subscriberIdOf('2147483647.x')).toBe(2_147_483_647);
    for (const number of ['2147483648', '999999999999999']) expect(subscriberIdOf(`${number}.x`)).toBeNull();
    const link = `${cms.url}/web/alerts/unsubscribe?token=999999999999999.x`;
    expect((await fetch(link, { method: 'POST' })).status).toBe(404);
  });

  it('works with one click in a mail program, sent by its provider', async () => {
    await subscribed();
    const link = await unsubscribeLink();
    const answer = await fetch(link, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'error',
    });
    expect(answer.status).toBe(200);
    expect(await subscribers()).toEqual([]);
  });

  it('cancels queued mails', async () => {
    await subscribed();
    await publish([{ title: 'בתור', date: day(0) }]);
    await detectReports(cms.payload);
    await detectReports(cms.payload, Date.now() + DELAY);
    await notifySubscribers(cms.payload);
    await cms.payload.delete({ collection: 'alertSubscribers', where: { id: { exists: true } } });
    await deliverAll();
    expect(await mails()).toEqual([]);
    const { docs } = await cms.payload.find({
      collection: 'deliveries',
      where: { kind: { equals: 'alertMail' } },
      depth: 0,
    });
    expect(docs).toEqual([]);
  });

  it('is bound to one address', async () => {
    await subscribed();
    await subscribed('other@example.com');
    const link = new URL(await unsubscribeLink());
    const [own, other] = await subscribers();
    const token = link.searchParams.get('token') ?? '';
    link.searchParams.set('token', token.replace(`${own?.id}.`, `${other?.id}.`));
    expect((await fetch(link, { method: 'POST' })).status).toBe(404);
    expect(await subscribers()).toHaveLength(2);
  });
});

describe('subscribers', () => {
  it('are visible to staff only', async () => {
    await subscribed();
    expect((await fetch(`${cms.url}/api/alertSubscribers`)).status).toBe(403);
    const [editor, staff] = [await logIn(cms, 'editor'), await logIn(cms, 'staff')];
    expect((await fetch(`${cms.url}/api/alertSubscribers`, { headers: editor })).status).toBe(403);
    const seen = await fetch(`${cms.url}/api/alertSubscribers`, { headers: staff });
    const { docs } = (await seen.json()) as { docs: { id: number; email: string }[] };
    expect(docs.map(({ email }) => email)).toEqual([VISITOR]);
    const deleted = await fetch(`${cms.url}/api/alertSubscribers/${docs[0]?.id}`, {
      method: 'DELETE',
      headers: staff,
    });
    expect(deleted.status).toBe(200);
    expect(await subscribers()).toEqual([]);
    for (const slug of ['alertRequests', 'alertReports', 'alertMails'])
      expect((await fetch(`${cms.url}/api/${slug}`, { headers: staff })).status).toBe(404);
  });
});
