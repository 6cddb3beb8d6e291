import { createLocalReq, ValidationError, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../payload-types';
import { startCms, type RunningCms } from '../../test/startCms';
import { checkDocument } from '../report/checkDocument';

const GLUED = '03-555017103-5550172';
const SEVERAL = 'בשדה יש יותר ממספר טלפון אחד. יש לכתוב מספר אחד בלבד.';

let cms: RunningCms;
let req: PayloadRequest;
beforeAll(async () => {
  cms = await startCms();
  req = await createLocalReq({}, cms.payload);
});
afterAll(() => cms.stop());

type Header = Extract<NonNullable<Page['blocks']>[number], { blockType: 'contactHeader' }>;

const header = (phone: string, more: Partial<Header> = {}): Page['blocks'] => [
  { blockType: 'contactHeader', title: 'צור קשר', phone, ...more } as Header,
];

/** Creates a published page whose contact header has a phone number. */
const page = (slug: string, phone: string): Promise<Page> =>
  cms.payload.create({
    collection: 'pages',
    locale: 'he',
    data: {
      title: `דף ${slug}`,
      slug,
      template: 'generic',
      languages: ['he'],
      blocks: header(phone),
      _status: 'published',
    },
  });

/** Creates a page as it was stored before phone numbers were validated. */
async function oldPage(slug: string, phone: string): Promise<Page> {
  const { id, blocks } = await page(slug, '03-5550171');
  const [block] = blocks as [Header];
  await cms.payload.db.updateOne({
    collection: 'pages',
    id,
    data: { blocks: [{ ...block, title: { he: block.title }, phone }] },
  });
  return cms.payload.findByID({ collection: 'pages', id, depth: 0, locale: 'he' });
}

const save = (id: number, data: object, draft = false): Promise<Page> =>
  cms.payload.update({
    collection: 'pages',
    id,
    locale: 'he',
    draft,
    data: { ...data, _status: draft ? 'draft' : 'published' },
    req,
  });

/** Returns the error messages of a rejected save, or none if it succeeded. */
async function refusals(saved: Promise<unknown>): Promise<string[]> {
  const error: unknown = await saved.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ValidationError)) throw new Error(`Not refused: ${String(error)}`);
  return error.data.errors.map(({ message }) => message);
}

const phoneIn = ({ blocks }: Page) => (blocks?.[0] as Header).phone;

describe('a phone number of content', () => {
  it.each([
    ['marks', '\u200f*5550\u200e', '*5550'],
    ['isolates', ' \u2066+972-3-5550171\u2069 ', '+972-3-5550171'],
    ['extension', '03-5550171 שלוחה 4', '03-5550171 שלוחה 4'],
  ])('is stored without direction marks: %s', async (slug, typed, stored) =>
    expect(phoneIn(await page(`stored-${slug}`, typed))).toBe(stored),
  );

  it('is refused with its reason when it cannot be dialled', async () => {
    await expect(page('glued', GLUED)).rejects.toThrow(ValidationError);
    const { id } = await page('good', '03-5550171');
    expect(await refusals(save(id, { blocks: header(GLUED) }))).toEqual([SEVERAL]);
  });

  it('is refused when a draft with it is published', async () => {
    const { id, blocks } = await page('draft', '03-5550171');
    const draft = [{ ...(blocks as [Header])[0], phone: GLUED }];
    await save(id, { blocks: draft }, true);
    expect(await refusals(save(id, { blocks: draft }))).toEqual([SEVERAL]);
  });

  it('does not prevent other changes when it was published before', async () => {
    const old = await oldPage('old', `\u200f${GLUED}`);
    const saved = await save(old.id, { title: 'שם חדש', blocks: old.blocks });
    expect(saved.title).toBe('שם חדש');
    expect(phoneIn(saved)).toBe(GLUED);
  });

  it('is reported by the content check when it cannot be dialled', async () => {
    const { id } = await oldPage('reported', GLUED);
    expect(await checkDocument(req, 'pages', id, 'en')).toContainEqual(
      expect.objectContaining({ kind: 'unusablePhone', path: 'blocks.0.phone', found: GLUED }),
    );
    const { id: good } = await page('unreported', '03-5550171 שלוחה 4');
    const faults = await checkDocument(req, 'pages', good, 'en');
    expect(faults.filter(({ kind }) => kind === 'unusablePhone')).toEqual([]);
  });

  it('is refused in the settings of the site when changed', async () => {
    const save = (phone: string) =>
      cms.payload.updateGlobal({ slug: 'siteSettings', data: { siteName: 'אבן־דרך', phone }, req });
    expect((await save('\u200f*5550')).phone).toBe('*5550');
    expect(await refusals(save(GLUED))).toContain(SEVERAL);
  });
});
