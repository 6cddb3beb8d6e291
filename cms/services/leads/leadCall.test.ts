import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CONTACT_ADDRESS,
  forgetRates,
  runDeliveries,
  solveCaptcha,
  startContactCms,
  type ContactCms,
  type Fields,
} from '../../test/contactHarness';
import { lead, sendLead } from '../../test/leadHarness';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
  await cms.payload.update({
    collection: 'companies',
    where: { companyId: { equals: 2 } },
    data: { emailForLead: 'homes@even-derech.example' },
  });
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of ['payload-jobs', 'deliveries', 'mails', 'leads'] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
});

const leads = async () => (await cms.payload.find({ collection: 'leads', depth: 0, sort: 'id' })).docs;
const mails = async () => (await cms.payload.find({ collection: 'mails', depth: 0 })).docs;

describe('a lead', () => {
  it('is stored, answered in the envelope, and mailed to the site’s address', async () => {
    const response = await sendLead(cms);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ body: { addLeadSucceeded: true, errorMessage: null } });
    const reference = response.headers.get('X-Reference');
    expect(reference).toMatch(/^L-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect((await leads())[0]).toMatchObject({
      reference,
      projectId: 1732,
      companyId: 5423,
      phone: '0501234567',
      consentVersion: expect.stringMatching(/^[0-9a-f]{16}$/),
      source: { uri: 'http://localhost:9101/landing/' },
      status: 'new',
      delivery: 'queued',
    });
    await runDeliveries(cms.payload);
    expect(await mails()).toMatchObject([{ to: CONTACT_ADDRESS, replyTo: 'dana@example.com' }]);
    expect((await leads())[0]).toMatchObject({
      delivery: 'delivered',
      crmSystem: 'embedded',
      crmId: reference,
    });
  });

  it.each([[-1], [0], ['-1'], ['0'], [null], [undefined]])(
    'has no project and company for %j',
    async (none) => {
      expect((await sendLead(cms, lead({ projectId: none, companyId: none }))).status).toBe(200);
      expect((await leads())[0]).toMatchObject({ projectId: null, companyId: 5423 });
    },
  );

  it('shows its project with name and number to staff and in their mail', async () => {
    const { id } = await cms.payload.create({
      collection: 'projects',
      locale: 'he',
      draft: true,
      data: { projectTitle: 'גני המעיין', languages: ['he'], leadFormBMBYId: 91101 },
    });
    await sendLead(cms, lead({ projectId: 91101 }));
    await sendLead(cms, lead({ projectId: 91102, companyId: 2, email: 'other@example.com' }));
    const [known, unknown] = await leads();
    expect([known?.project, unknown?.project]).toEqual(['גני המעיין (91101)', '91102']);
    await runDeliveries(cms.payload);
    const { docs } = await cms.payload.find({ collection: 'mails', pagination: false, depth: 0 });
    const texts = docs.map(({ text }) => text).join('\n');
    expect(texts).toContain('פרויקט: גני המעיין (91101)');
    expect(texts).toMatch(/חברה: .+ \(2\)/);
    await cms.payload.delete({ collection: 'projects', id });
  });

  it('cannot inject a line into the mail to staff', async () => {
    await sendLead(cms, lead({ comments: 'hello\n\nלטיפול בליד: https://evil.example/admin' }));
    await runDeliveries(cms.payload);
    const lines = (await mails())[0]?.text?.split('\n') ?? [];
    expect(lines).toEqual(expect.arrayContaining(['> hello', '> לטיפול בליד: https://evil.example/admin']));
    expect(lines.filter((line) => line.startsWith('לטיפול בליד'))).toHaveLength(1);
  });

  it('is stored once per key', async () => {
    const key = { 'Idempotency-Key': 'lead-once-0001-0000-0000-0000-000000000000' };
    const first = await sendLead(cms, lead(), key);
    const again = await sendLead(cms, lead(), key);
    expect(again.headers.get('X-Reference')).toBe(first.headers.get('X-Reference'));
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await leads()).toHaveLength(1);
  });

  it('is a duplicate of one by the same person about the same project', async () => {
    await sendLead(cms);
    await sendLead(cms, lead({ name: 'Dana Cohen', email: 'DANA@example.com' }));
    await sendLead(cms, lead({ projectId: 99 }));
    const [first, second, other] = await leads();
    expect(second?.duplicateOf).toBe(first?.id);
    expect(other?.duplicateOf).toBeNull();
  });
});

describe('a lead about an apartment', () => {
  const about = {
    formType: 'contact-marketing-4-rent',
    formSubject: 'Viewing',
    formData: {
      price: 6200,
      currency: 'ILS',
      area: 74,
      floor: 0,
      rooms: 3.5,
      assetName: 'SHDERA-12-B7',
      buildingName: 'Building B',
      apartmentNumber: '7',
    },
  };

  it('shows it in the inbox and the mail', async () => {
    expect((await sendLead(cms, lead(about))).status).toBe(200);
    expect((await leads())[0]).toMatchObject(about);
    await runDeliveries(cms.payload);
    const [{ text } = { text: '' }] = await mails();
    for (const said of ['SHDERA-12-B7', 'Viewing', 'קומה: 0', 'חדרים: 3.5', '6200 ILS'])
      expect(text).toContain(said);
  });

  it('is not a duplicate of one about another apartment', async () => {
    await sendLead(cms, lead(about));
    await sendLead(cms, lead({ ...about, formData: { ...about.formData, assetName: 'SHDERA-12-B9' } }));
    await sendLead(cms, lead(about));
    const [first, other, again] = await leads();
    expect([other?.duplicateOf, again?.duplicateOf]).toEqual([null, first?.id]);
  });

  it.each([
    ['a negative rent', { price: -1 }],
    ['a floor as text', { floor: 'third' }],
    ['a name that is too long', { assetName: 'x'.repeat(101) }],
  ])('is rejected with %s', async (_name, formData) => {
    expect((await sendLead(cms, lead({ formData }))).status).toBe(422);
    expect(await leads()).toHaveLength(0);
  });
});

describe('the default company of a lead', () => {
  it('is that of its page, else that of the settings', async () => {
    const { docs } = await cms.payload.find({
      collection: 'companies',
      where: { companyId: { equals: 2 } },
      depth: 0,
    });
    await cms.payload.create({
      collection: 'pages',
      locale: 'he',
      data: {
        title: 'דף של חברה',
        slug: 'of-a-company',
        template: 'generic',
        languages: ['he'],
        company: docs[0]?.id ?? null,
        _status: 'published',
      },
    });
    await sendLead(cms, lead({ uri: 'http://localhost:9101/of-a-company/?x=1' }));
    await cms.payload.updateGlobal({ slug: 'siteSettings', data: { defaultCompanyId: 77 } });
    await sendLead(cms, lead({ uri: 'http://localhost:9101/nowhere/' }));
    await cms.payload.updateGlobal({ slug: 'siteSettings', data: { defaultCompanyId: 5423 } });
    expect((await leads()).map(({ companyId }) => companyId)).toEqual([2, 77]);
  });
});

describe('the recipient of a lead', () => {
  it.each([
    ['the company', { companyId: 2 }, 'homes@even-derech.example'],
    ['the site, for a company without an address', { companyId: 1 }, CONTACT_ADDRESS],
    [
      'an address that the content names',
      { toEmail: 'Homes@even-derech.example' },
      'homes@even-derech.example',
    ],
    ['never an unknown address', { toEmail: 'victim@elsewhere.example' }, CONTACT_ADDRESS],
    [
      'the company instead of an unknown address',
      { toEmail: 'v@x.example', companyId: 2 },
      'homes@even-derech.example',
    ],
  ])('is %s', async (_name, changes, to) => {
    expect((await sendLead(cms, lead(changes))).status).toBe(200);
    await runDeliveries(cms.payload);
    expect((await mails()).map((mail) => mail.to)).toEqual([to]);
  });
});

describe('an invalid lead', () => {
  const REQUIRED = 'This field is required.';
  const NAME = 'The name must have 5 to 50 letters.';
  const PHONE = 'The phone number must have 10 digits.';
  const EMAIL = 'The e-mail address is not valid.';
  const LONG = 'The value is too long.';
  const TYPE = 'The value is of the wrong type.';
  const INVALID = 'The value is not valid.';
  it.each<[string, string, unknown, string]>([
    ['no name', 'name', undefined, REQUIRED],
    ['a name of 4', 'name', 'Dana', NAME],
    ['a name of 51', 'name', 'x'.repeat(51), NAME],
    ['a name that is a list', 'name', ['Dana Cohen'], TYPE],
    ['no phone', 'phone', undefined, REQUIRED],
    ['9 digits', 'phone', '050123456', PHONE],
    ['11 digits', 'phone', '05012345678', PHONE],
    ['a phone that is a number', 'phone', 501234567, TYPE],
    ['no e-mail', 'email', null, REQUIRED],
    ['an e-mail with an injected header', 'email', 'dana@example.com\nBcc: all@example.com', EMAIL],
    ['501 characters', 'comments', 'x'.repeat(501), 'The message can have up to 500 characters.'],
    ['a project of letters', 'projectId', 'abc', INVALID],
    ['a project of -2', 'projectId', -2, INVALID],
    ['a fractional project', 'projectId', 1.5, INVALID],
    ['a company that is an object', 'companyId', { id: 1 }, TYPE],
    ['a company that does not exist', 'companyId', 77, 'There is no such company.'],
    ['a consent as text', 'allowedMarketing', 'yes', TYPE],
    ['a consent as a number', 'allowedSmsAndEmail', 1, TYPE],
    ['a status that is too long', 'projectStatus', 'x'.repeat(101), LONG],
    ['an address that is too long', 'uri', `https://x/${'a'.repeat(2000)}`, LONG],
    ['two receivers', 'toEmail', 'a@b.example,c@d.example', EMAIL],
  ])('has %s', async (_name, field, value, message) => {
    const response = await sendLead(cms, lead({ [field]: value }));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: { [field]: [message] },
      body: { addLeadSucceeded: false, errorMessage: message },
    });
    expect(await leads()).toEqual([]);
  });

  it.each<[string, number, Fields, Record<string, string>]>([
    ['no captcha answer', 403, { gRecaptchaResponse: undefined }, {}],
    ['a wrong captcha answer', 403, { gRecaptchaResponse: 'nonsense' }, {}],
    ['another website’s page', 403, {}, { Origin: 'https://elsewhere.example' }],
    ['another content type', 415, {}, { 'Content-Type': 'text/plain' }],
    ['a body above the limit', 413, { comments: 'x'.repeat(40_000) }, {}],
    ['a malformed key', 400, {}, { 'Idempotency-Key': 'k e y'.repeat(100) }],
  ])('has %s: %i in the envelope, with the reason', async (_name, status, changes, headers) => {
    const response = await sendLead(cms, lead(changes), headers);
    expect(response.status).toBe(status);
    const { error, code, body } = (await response.json()) as Record<string, unknown>;
    expect(code).toEqual(expect.any(String));
    expect(body).toEqual({ addLeadSucceeded: false, errorMessage: error });
    expect(await leads()).toEqual([]);
  });

  it('has a spent captcha answer', async () => {
    const gRecaptchaResponse = await solveCaptcha(cms.url);
    expect((await sendLead(cms, lead({ gRecaptchaResponse }))).status).toBe(200);
    expect((await sendLead(cms, lead({ gRecaptchaResponse, comments: 'again' }))).status).toBe(403);
    expect(await leads()).toHaveLength(1);
  });
});

describe('the consent of a landing page', () => {
  it.each([
    [
      'the text of the page',
      'שלחו לי עדכונים על המגדל.',
      'גם ב־SMS.',
      /^page \d+ 20/,
      'שלחו לי עדכונים על המגדל. גם ב־SMS.',
    ],
    ['the general text', null, null, /^[0-9a-f]{16}$/, expect.stringContaining('גם ב־SMS ובדוא״ל')],
  ])('is stored with %s', async (_name, formTextForMeiling, formTextForSms, version, consentText) => {
    const data = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#1d4ed8' } })
      .png()
      .toBuffer();
    const { id } = await cms.payload.create({
      collection: 'media',
      data: { decorative: true },
      file: { data, mimetype: 'image/png', name: 'tower.png', size: data.length },
    });
    const slug = `tower-${formTextForSms ? 'own' : 'general'}`;
    await cms.payload.create({
      collection: 'pages',
      locale: 'he',
      data: {
        title: 'המגדל',
        slug,
        template: 'landing',
        languages: ['he'],
        blocks: [
          {
            blockType: 'landingPage',
            slides: [{ imageForDesktop: id, backgroundColorForMobile: 'night' }],
            pageTitle: 'המגדל',
            pageForm: { formTextForMeiling, formTextForSms },
          },
        ],
        _status: 'published',
      },
    });
    const uri = `http://localhost:9101/${slug}/`;
    await sendLead(cms, lead({ uri }), { 'X-Accept-Language': 'he-il' });
    expect((await leads()).at(-1)).toMatchObject({
      consentVersion: expect.stringMatching(version),
      consentText,
    });
  });
});
