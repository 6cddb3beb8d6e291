import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraftProject, createProject } from '../../test/createProject';
import { createForm, page } from '../../test/formsHarness';
import { createLottery } from '../../test/lotteryHarness';
import { startCms, type RunningCms } from '../../test/startCms';

const PASSWORD = 'password-of-the-tests';
const EMAILS = {
  administrator: 'admin@even-derech.example',
  editor: 'editor@even-derech.example',
  staff: 'staff@even-derech.example',
} as const;

type Requester = keyof typeof EMAILS | 'visitor' | 'build' | 'stranger with a wrong key';
const REQUESTERS: readonly Requester[] = [
  'visitor',
  'stranger with a wrong key',
  'build',
  'editor',
  'staff',
  'administrator',
];

let cms: RunningCms;
const headers = {} as Record<Requester, Record<string, string>>;
const ids = {
  published: 0,
  version: 0,
  draft: 0,
  trashed: 0,
  message: 0,
  form: 0,
  draftForm: 0,
  entry: 0,
  job: 0,
  draftJob: 0,
  application: 0,
  reservation: 0,
  editor: 0,
  admin: 0,
  home: 0,
  homeOfDraft: 0,
  building: 0,
  lottery: 0,
  file: 0,
};

async function login(email: string): Promise<Record<string, string>> {
  const response = await fetch(`${cms.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string };
  return { Authorization: `JWT ${token}` };
}

async function createPage(
  slug: string,
  values: { _status?: 'published'; deletedAt?: string },
): Promise<number> {
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'he',
    draft: !values._status,
    data: { title: slug, slug, template: 'generic', languages: ['he'], ...values },
  });
  return id;
}

async function userId(email: string): Promise<number> {
  const { docs } = await cms.payload.find({ collection: 'users', where: { email: { equals: email } } });
  return docs[0]?.id ?? 0;
}

beforeAll(async () => {
  cms = await startCms();
  Object.assign(headers, {
    visitor: {},
    'stranger with a wrong key': { Authorization: 'services API-Key another' },
    build: { Authorization: 'services API-Key key-of-the-tests' },
    administrator: await login(EMAILS.administrator),
    editor: await login(EMAILS.editor),
    staff: await login(EMAILS.staff),
  });
  ids.published = await createPage('published', { _status: 'published' });
  ids.draft = await createPage('draft', {});
  ids.trashed = await createPage('trashed', { _status: 'published' });
  await cms.payload.update({
    collection: 'pages',
    id: ids.trashed,
    data: { deletedAt: new Date().toISOString() },
  });
  const company = await cms.payload.create({
    collection: 'companies',
    locale: 'he',
    data: { companyId: 1, name: 'אבן־דרך' },
  });
  const subject = await cms.payload.create({
    collection: 'contactSubjects',
    locale: 'he',
    data: { companies: [company.id], order: 1, name: 'מכירות' },
  });
  ids.message = (
    await cms.payload.create({
      collection: 'messages',
      data: {
        reference: 'M-0001',
        subject: subject.id,
        companyId: 1,
        contactUsType: 'General',
        senderName: 'Dana Cohen',
        senderPhone: '0501234567',
        senderEmail: 'dana@example.com',
        status: 'new',
      },
    })
  ).id;
  const pages = [page([{ blockType: 'richText' }])];
  ids.form = (await createForm(cms.payload, { pages })).id;
  ids.draftForm = (await createForm(cms.payload, { pages, _status: 'draft' })).id;
  ids.entry = (
    await cms.payload.create({
      collection: 'formEntries',
      data: { reference: 'F-0001', form: ids.form, status: 'new' },
    })
  ).id;
  const job = (orderId: number, _status: 'published' | 'draft') =>
    cms.payload.create({
      collection: 'jobs',
      locale: 'he',
      data: {
        orderId,
        jobName: 'מהנדסת',
        description: 'על התפקיד',
        startAdvertisingDate: '2026-11-01T00:00:00.000Z',
        languages: ['he'],
        _status,
      },
    });
  ids.job = (await job(1, 'published')).id;
  ids.draftJob = (await job(2, 'draft')).id;
  const person = { phone: '0501234567', email: 'dana@example.com', status: 'new' } as const;
  ids.application = (
    await cms.payload.create({
      collection: 'applications',
      data: { ...person, reference: 'J-0001', orderId: 1, firstName: 'Dana', lastName: 'Cohen' },
    })
  ).id;
  ids.reservation = (
    await cms.payload.create({
      collection: 'reservations',
      data: {
        ...person,
        reference: 'P-0001',
        paymentState: 'pending',
        amount: 2000,
        assetName: 'B7',
        fullName: 'Dana Cohen',
        idNumber: '123456782',
        processId: 'p1',
        processToken: 't1',
      },
    })
  ).id;
  const home = (assetName: string, of: number) =>
    cms.payload.create({
      collection: 'apartments',
      locale: 'he',
      data: { assetName, propertyTitle: assetName, project: of },
    });
  const secret = await createDraftProject(cms.payload);
  ids.home = (await home('HOME-1', await createProject(cms.payload))).id;
  ids.homeOfDraft = (await home('SECRET-1', secret)).id;
  ids.building = (
    await cms.payload.create({
      collection: 'buildings',
      locale: 'he',
      data: { buildingTitle: 'בניין א׳', project: secret },
    })
  ).id;
  ids.lottery = (await createLottery(cms.payload, { project: secret })).id;
  ids.file = (
    await cms.payload.create({
      collection: 'media',
      locale: 'he',
      data: { alt: 'דוח' },
      file: { name: 'results.svg', data: SVG, mimetype: 'image/svg+xml', size: SVG.length },
    })
  ).id;
  const versions = await cms.payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: ids.published } },
  });
  ids.version = Number(versions.docs[0]?.id);
  ids.editor = await userId(EMAILS.editor);
  ids.admin = await userId(EMAILS.administrator);
});
afterAll(() => cms.stop());

const request = (who: Requester, path: string, method = 'GET', body?: unknown) =>
  fetch(`${cms.url}/api/${path}`, {
    method,
    headers: { ...headers[who], ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
const INSIDERS: Requester[] = ['build', 'editor', 'administrator'];

/** Data for a copy of an account, which no role may create. */
const COPY = { email: 'copy@example.com', password: 'nine stones at the river' };

/** Each row contains an action, its request, and the requesters who may perform it. */
const RULES: [string, () => [path: string, method?: string, body?: unknown], Requester[]][] = [
  ['read a published page', () => [`pages/${ids.published}`], [...REQUESTERS]],
  ['read a draft', () => [`pages/${ids.draft}?draft=true`], ['build', 'editor', 'administrator']],
  [
    'read a page in the trash',
    () => [`pages/${ids.trashed}?trash=true`],
    ['build', 'editor', 'administrator'],
  ],
  [
    'read the versions of a page',
    () => [`pages/versions?where[parent][equals]=${ids.published}`],
    ['build', 'editor', 'administrator'],
  ],
  [
    'change a page',
    () => [`pages/${ids.published}?locale=he`, 'PATCH', { title: 'Changed' }],
    ['editor', 'administrator'],
  ],
  ['change the menu', () => ['globals/header?locale=he', 'POST', { items: [] }], ['editor', 'administrator']],
  ['read submissions', () => [`messages/${ids.message}`], ['staff', 'administrator']],
  [
    'handle submissions',
    () => [`messages/${ids.message}`, 'PATCH', { status: 'done' }],
    ['staff', 'administrator'],
  ],
  ['create messages without the form', () => ['messages', 'POST', { senderName: 'Nobody' }], []],
  ['read a form', () => [`forms/${ids.form}`], [...REQUESTERS]],
  [
    'read the draft of a form',
    () => [`forms/${ids.draftForm}?draft=true`],
    ['build', 'editor', 'administrator'],
  ],
  [
    'change a form',
    () => [`forms/${ids.form}?locale=he`, 'PATCH', { title: 'Changed' }],
    ['editor', 'administrator'],
  ],
  ['read entries of forms', () => [`formEntries/${ids.entry}`], ['staff', 'administrator']],
  [
    'handle an entry',
    () => [`formEntries/${ids.entry}`, 'PATCH', { status: 'done' }],
    ['staff', 'administrator'],
  ],
  ['create entries without the form', () => ['formEntries', 'POST', { reference: 'F-0002' }], []],
  ['read an open position', () => [`jobs/${ids.job}`], [...REQUESTERS]],
  [
    'read the draft of a position',
    () => [`jobs/${ids.draftJob}?draft=true`],
    ['build', 'editor', 'administrator'],
  ],
  ['read applications', () => [`applications/${ids.application}`], ['staff', 'administrator']],
  ['read reservations', () => [`reservations/${ids.reservation}`], ['staff', 'administrator']],
  ['read the files of visitors', () => ['attachments'], ['staff', 'administrator']],
  ['read the mails', () => ['mails'], ['staff', 'administrator']],
  ['read the queue', () => ['payload-jobs'], ['administrator']],
  ['read an administrator’s account', () => [`users/${ids.admin}`], ['staff', 'administrator']],
  ['create an account', () => ['users', 'POST', { email: 'bad' }], []],
  ['duplicate an account with its roles', () => [`users/${ids.admin}/duplicate`, 'POST', COPY], []],
  ['register as the first user', () => ['users/first-register', 'POST', COPY], []],
  ['run the queue', () => ['payload-jobs/run'], []],
  ['queue scheduled jobs', () => ['payload-jobs/handle-schedules'], []],
  [
    'restore a version of a page',
    () => [`pages/versions/${ids.version}`, 'POST'],
    ['editor', 'administrator'],
  ],
  ['read a home of a published project', () => [`apartments/${ids.home}`], [...REQUESTERS]],
  ['read a home of an unpublished project', () => [`apartments/${ids.homeOfDraft}`], [...INSIDERS, 'staff']],
  ['read a building of an unpublished project', () => [`buildings/${ids.building}`], [...INSIDERS, 'staff']],
  ['read a lottery of an unpublished project', () => [`lotteries/${ids.lottery}`], [...INSIDERS, 'staff']],
  ['list files', () => ['media?limit=1'], [...INSIDERS, 'staff']],
  ['count files', () => ['media/count'], [...INSIDERS, 'staff']],
  ['read a file by id', () => [`media/${ids.file}`], [...INSIDERS, 'staff']],
  ['open a file by name', () => ['media/file/results.svg'], [...REQUESTERS]],
  ['sort leads by assignee', () => ['leads?sort=assignee'], ['staff', 'administrator']],
  ['sort leads by a hidden field of accounts', () => ['leads?sort=-assignee.salt'], []],
  ['sort leads by a hidden field in another notation', () => ['leads?sort=status,assignee__hash'], []],
  ['read service accounts', () => ['services?where[name][equals]=none'], ['build', 'administrator']],
];

describe.each(RULES)('permission to %s', (_what, ask, allowed) => {
  it.each(REQUESTERS)('%s', async (who) => {
    const response = await request(who, ...ask());
    const may = allowed.includes(who);
    if (may) expect(response.status).toBe(200);
    else expect([400, 401, 403, 404]).toContain(response.status);
  });
});

describe('staff', () => {
  it('cannot change what a payer sent or the provider reported, and cannot read the payment’s secret', async () => {
    const response = await request('staff', `reservations/${ids.reservation}`, 'PATCH', {
      status: 'done',
      paymentState: 'paid',
      amount: 1,
      processToken: 'mine',
    });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('t1');
    const stored = await cms.payload.findByID({ collection: 'reservations', id: ids.reservation });
    expect(stored).toMatchObject({
      status: 'done',
      paymentState: 'pending',
      amount: 2000,
      processToken: 't1',
    });
  });
});

describe('a person', () => {
  it.each(['editor', 'staff'] as const)(
    'changes their own settings, but neither their name nor their roles: %s',
    async (who) => {
      const id = await userId(EMAILS[who]);
      const { name, englishName } = await cms.payload.findByID({ collection: 'users', id });
      const response = await request(who, `users/${id}`, 'PATCH', {
        name: 'Another',
        englishName: 'Another',
        roles: ['administrator'],
        mailLanguage: 'en',
      });
      expect(response.status).toBe(200);
      expect(await cms.payload.findByID({ collection: 'users', id })).toMatchObject({
        name,
        englishName: englishName ?? null,
        roles: [who],
        mailLanguage: 'en',
      });
    },
  );

  it('is renamed by an administrator', async () => {
    const path = `users/${ids.editor}`;
    const names = { name: 'דנה ש׳', englishName: 'Dana S.' };
    expect((await request('administrator', path, 'PATCH', names)).status).toBe(200);
    expect(await cms.payload.findByID({ collection: 'users', id: ids.editor })).toMatchObject(names);
  });

  it('may not change the account of another person', async () => {
    expect((await request('staff', `users/${ids.editor}`, 'PATCH', { name: 'Another' })).status).toBe(403);
  });
});

describe('a file', () => {
  it.each(['media', 'residentFiles'] as const)(
    'of %s is not downloaded from an address',
    async (collection) => {
      const data = { filename: 'a.png', url: 'https://elsewhere.example/a.png', alt: 'a', fileName: 'a' };
      const response = await request('editor', collection, 'POST', data);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('אינה מורידה קבצים מכתובות');
      expect(cms.payload.collections[collection]?.config.upload).toMatchObject({ pasteURL: false });
    },
  );
});

describe('an uploaded drawing', () => {
  it('runs no scripts on the address of the CMS', async () => {
    const data = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1"/></svg>',
    );
    const { filename } = await cms.payload.create({
      collection: 'media',
      locale: 'he',
      data: { alt: 'נקודה' },
      file: { data, mimetype: 'image/svg+xml', name: 'dot.svg', size: data.length },
    });
    const response = await fetch(`${cms.url}/api/media/file/${filename}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<svg');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
  });
});
