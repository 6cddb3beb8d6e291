import { createLocalReq, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Media, Page } from '../../payload-types';
import { env } from '../../platform/env/env';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';
import type { Fault, FaultKind } from './Fault';
import { siteReport, type SiteReport } from './siteReport';

let cms: RunningCms;
let req: PayloadRequest;
let report: SiteReport;
const ids: Record<string, number> = {};

const lexical = (...children: object[]) =>
  ({ root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children } }) as never;
const words = (text: string) => ({
  type: 'text',
  version: 1,
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
});
const element = (type: string, more: object, ...children: object[]) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: null,
  ...more,
  children,
});

async function picture(name: string, width: number, height: number, data: Partial<Media>): Promise<number> {
  const file = await sharp({ create: { width, height, channels: 3, background: '#668' } })
    .png()
    .toBuffer();
  const { id } = await cms.payload.create({
    collection: 'media',
    locale: 'he',
    data: data as never,
    file: { data: file, mimetype: 'image/png', name: `${name}.png`, size: file.length },
  });
  return id;
}

type Languages = ('en' | 'he')[];

async function page(
  slug: string,
  blocks: unknown[],
  languages: Languages = ['he'],
  more: object = {},
): Promise<number> {
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'he',
    data: {
      title: `דף ${slug}`,
      slug,
      template: 'generic',
      languages,
      blocks: blocks as Page['blocks'],
      _status: 'published',
      ...more,
    },
  });
  ids[slug] = id;
  return id;
}

const link = (name: string, target: object) => ({
  blockType: 'activeArms',
  arms: [{ name: 'זרוע', text: 'טקסט', link: { name, ...target } }],
});

beforeAll(async () => {
  cms = await startCms();
  req = await createLocalReq({}, cms.payload);
  const good = await picture('good', 1920, 1080, { alt: 'גשר' });
  const small = await picture('small', 800, 600, { alt: 'גשר קטן' });
  const undescribed = await picture('undescribed', 1920, 1080, { decorative: true });
  // Writes to the database directly, as an import does, because the form would reject a missing alternative text.
  await cms.payload.db.updateOne({ collection: 'media', id: undescribed, data: { decorative: false } });
  const decoration = await picture('decoration', 1920, 1080, { decorative: true });
  const banner = (image: number) => ({
    blockType: 'topBanner',
    title: 'באנר',
    height: 'medium',
    desktopImage: image,
  });
  const hidden = await page('hidden', []);
  for (const [from, target] of [
    ['/to-hidden/', hidden],
    ['/to-good/', await page('led-to', [])],
  ] as const)
    await cms.payload.create({
      collection: 'redirects',
      data: { from, statusCode: '301', to: { kind: 'page', page: target } },
    });
  const deleted = await page('deleted', []);
  await page('target', []);
  await page('lonely', []);
  await page('old', []);
  await page('links', [
    link('לדף טוב', { kind: 'page', page: ids.target }),
    link('לטיוטה', { kind: 'page', page: hidden }),
    link('למחוק', { kind: 'page', page: deleted }),
    link('לכתובת', { kind: 'url', url: '/no-such-page/' }),
    link('לכתובת טובה', { kind: 'url', url: '/old/' }),
    link('החוצה', { kind: 'url', url: 'https://other.example/x' }),
    link('לשום מקום', { kind: 'page' }),
    link('להפניה', { kind: 'url', url: '/to-good/' }),
    link('להפניה לשום מקום', { kind: 'url', url: '/to-hidden/' }),
    link('לקובץ', { kind: 'url', url: `${env.cmsUrl}/api/media/file/good.png` }),
    link('לקובץ שנמחק', { kind: 'url', url: `${env.cmsUrl}/api/media/file/no-such.pdf` }),
    {
      blockType: 'contentText',
      title: 'טקסט',
      text: lexical(
        element('heading', { tag: 'h2' }, words('כותרת')),
        element('heading', { tag: 'h4' }, words('עמוק')),
        element(
          'paragraph',
          {},
          element(
            'link',
            { fields: { linkType: 'custom', url: '/gone/', newTab: false } },
            words('קישור בטקסט'),
          ),
        ),
        element(
          'table',
          {},
          element(
            'tablerow',
            {},
            element(
              'tablecell',
              { headerState: 0 },
              element(
                'paragraph',
                {},
                element(
                  'link',
                  { fields: { linkType: 'custom', url: '/gone-in-table/', newTab: false } },
                  words('קישור בטבלה'),
                ),
              ),
            ),
          ),
        ),
      ),
    },
  ]);
  for (const [slug, date] of [
    ['undated', null],
    ['to-come', '2199-05-05T00:00:00.000Z'],
    ['dated', '2026-05-05T00:00:00.000Z'],
  ] as const)
    ids[slug] = (
      await cms.payload.create({
        collection: 'pages',
        locale: 'he',
        data: {
          title: `כתבה ${slug}`,
          slug,
          template: 'article',
          languages: ['he'],
          article: { date },
          _status: 'published',
        },
      })
    ).id;
  await page('pictures', [banner(good), banner(small), banner(undescribed), banner(decoration)]);
  await page('contents', [
    link('לקישורים', { kind: 'page', page: ids.links }),
    link('לתמונות', { kind: 'page', page: ids.pictures }),
    link('לאינדקס', { kind: 'page', page: ids.contents }),
  ]);
  const { id: both } = await cms.payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: {
      title: 'שתי שפות',
      slug: 'two-languages',
      template: 'generic',
      languages: ['he', 'en'],
      titleBreadcrumbs: 'קצר',
      seo: { metaTitle: 'שם', metaDescription: 'תיאור הדף' },
    },
  });
  ids['two-languages'] = both;
  await cms.payload.update({
    collection: 'pages',
    id: both,
    locale: 'en',
    data: {
      title: 'Two languages',
      slug: 'two-languages',
      // The description imitates text copied from the other language. The title contains only a Hebrew name, which is
      // allowed.
      seo: { metaDescription: 'תיאור הדף', metaTitle: 'Even Derech (אבן־דרך)' },
      _status: 'published',
    },
  });
  await cms.payload.update({ collection: 'pages', id: hidden, data: { _status: 'draft' }, locale: 'he' });
  await cms.payload.delete({ collection: 'pages', id: deleted });
  await cms.payload.db.updateOne({
    collection: 'pages',
    id: ids.old as number,
    data: { updatedAt: '2020-05-01T00:00:00.000Z' },
  });
  report = await siteReport(req, 'en');
});
afterAll(() => cms.stop());

const of = (kind: FaultKind, slug?: string): Fault[] =>
  report.faults.filter((fault) => fault.kind === kind && (!slug || fault.id === ids[slug]));

describe('the report of the whole site', () => {
  it('finds links to missing content, with their places', () => {
    const found = of('brokenLink', 'links').map(({ reason, found: what, path }) => [reason, what, path]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['unpublished', 'דף hidden', 'blocks.1.arms.0.link.page'],
        ['deleted', '', 'blocks.2.arms.0.link.page'],
        ['address', '/no-such-page/', 'blocks.3.arms.0.link.url'],
        ['nowhere', '', 'blocks.6.arms.0.link'],
        ['address', '/to-hidden/', 'blocks.8.arms.0.link.url'],
        ['file', 'no-such.pdf', 'blocks.10.arms.0.link.url'],
        ['address', '/gone/', 'blocks.11.text'],
        ['address', '/gone-in-table/', 'blocks.11.text'],
      ]),
    );
    expect(found).toHaveLength(8);
    expect(of('brokenLink', 'links').find(({ path }) => path === 'blocks.3.arms.0.link.url')?.trail).toEqual([
      'block 4 (Active arms)',
      'Arms 1',
      'Link',
    ]);
  });

  it('finds skipped heading levels', () => {
    expect(of('headingOrder')).toMatchObject([
      { id: ids.links, path: 'blocks.11.text', locale: 'he', found: 'h2 → h4' },
    ]);
  });

  it('finds articles without a date or with a future one', () => {
    expect(of('undated')).toMatchObject([{ id: ids.undated, path: 'article.date', locale: null }]);
    expect(of('dateToCome')).toMatchObject([
      { id: ids['to-come'], path: 'article.date', found: '2199-05-05' },
    ]);
  });

  it('finds pictures that are too small or have no alternative text', () => {
    expect(of('pictureTooSmall', 'pictures')).toMatchObject([
      { path: 'blocks.1.desktopImage', found: '800×600 < 1920×1080' },
    ]);
    expect(of('missingAlt')).toMatchObject([
      { collection: 'media', title: 'undescribed.png', locale: 'he', path: 'alt' },
    ]);
  });

  it('finds missing translations', () => {
    const found = of('missingTranslation', 'two-languages').map(({ locale, path, reason }) => [
      locale,
      path,
      reason,
    ]);
    expect(found).toEqual([
      ['en', 'seo.metaDescription', 'hebrew'],
      ['en', 'titleBreadcrumbs', undefined],
    ]);
    expect(of('missingTranslation', 'links')).toEqual([]);
  });

  it('finds pages without incoming links, and pages unchanged for two years', () => {
    const orphans = of('orphan').map(({ id }) => id);
    expect(orphans).toContain(ids.lonely);
    expect(orphans).toContain(ids.contents);
    for (const linked of ['target', 'links', 'pictures', 'old']) expect(orphans).not.toContain(ids[linked]);
    expect(of('unchanged')).toMatchObject([{ id: ids.old, found: '2020-05-01' }]);
  });

  it('counts problems of public content only', () => {
    expect(report.counts.brokenLink).toBe(of('brokenLink').length);
    expect(report.complete).toBe(true);
    expect(report.faults.some(({ id }) => id === ids.hidden)).toBe(false);
  });
});

describe('an incomplete report', () => {
  it('is marked and omits pages without incoming links, which unread content may link', async () => {
    const cut = await siteReport(req, 'en', { mostDocuments: report.documents - 1 });
    expect(cut).toMatchObject({ complete: false, documents: report.documents - 1 });
    expect(report.counts.orphan).toBeGreaterThan(0);
    expect(cut.counts.orphan).toBe(0);
    expect(cut.counts.missingAlt).toBe(report.counts.missingAlt);
  });

  it('is complete at exactly the maximum number of documents', async () => {
    const whole = await siteReport(req, 'en', { mostDocuments: report.documents });
    expect(whole).toMatchObject({ complete: true, documents: report.documents, counts: report.counts });
  });
});

describe('the check of globals', () => {
  const check = async (slug: string, who: object) => {
    const response = await fetch(`${cms.url}/api/globals/${slug}/content-check`, {
      headers: { ...who, 'Accept-Language': 'en' },
    });
    return { status: response.status, ...((await response.json()) as { faults?: Fault[] }) };
  };

  it('reports a broken link of the menu before it is published', async () => {
    const editor = await logIn(cms, 'editor');
    const before = await check('header', editor);
    const { items } = await cms.payload.findGlobal({ slug: 'header', locale: 'he', depth: 0 });
    const broken = { link: { name: 'רע', kind: 'url' as const, url: '/menu-to-nowhere/' } };
    await cms.payload.updateGlobal({
      slug: 'header',
      locale: 'he',
      draft: true,
      data: { items: [...(items ?? []), broken] },
    });
    const { faults = [] } = await check('header', editor);
    expect(faults.length).toBeGreaterThan(before.faults?.length ?? 0);
    expect(faults).toContainEqual(
      expect.objectContaining({
        kind: 'brokenLink',
        collection: 'header',
        id: null,
        title: 'Header menu',
        found: '/menu-to-nowhere/',
      }),
    );
    const whole = await siteReport(req, 'en');
    expect(whole.faults.some(({ found }) => found === '/menu-to-nowhere/')).toBe(false);
    expect((await check('header', {})).status).toBe(401);
    expect((await check('header', await logIn(cms, 'staff'))).status).toBe(401);
  });

  it.each(['header', 'footer', 'siteSettings'])(
    'is available for %s, also beside its fields',
    async (slug) => {
      expect((await check(slug, await logIn(cms, 'editor'))).status).toBe(200);
      const global = cms.payload.config.globals.find((one) => one.slug === slug);
      expect(global?.fields.map((field) => 'name' in field && field.name)).toContain('contentCheck');
    },
  );

  it('is not available for settings that no page shows', async () => {
    expect((await check('retention', await logIn(cms, 'admin'))).status).toBe(404);
  });
});

describe('the check of one page', () => {
  const check = async (id: number | undefined, who: object) => {
    const response = await fetch(`${cms.url}/api/pages/${id}/content-check`, {
      headers: { ...who, 'Accept-Language': 'he' },
    });
    return { status: response.status, ...((await response.json()) as { faults?: Fault[] }) };
  };

  it('covers its newest draft, in the editor’s language', async () => {
    const editor = await logIn(cms, 'editor');
    const id = await page('checked', [link('טוב', { kind: 'page', page: ids.target })]);
    expect((await check(id, editor)).faults).toEqual([]);
    await cms.payload.update({
      collection: 'pages',
      id,
      locale: 'he',
      draft: true,
      data: { blocks: [link('רע', { kind: 'url', url: '/nowhere/' })] as unknown as Page['blocks'] },
    });
    expect((await check(id, editor)).faults).toMatchObject([
      { kind: 'brokenLink', found: '/nowhere/', trail: ['רכיב 1 (זרועות הפעילות)', 'זרועות 1', 'קישור'] },
    ]);
    expect((await check(id, {})).status).toBe(401);
    expect(await check(id, await logIn(cms, 'staff'))).toMatchObject({ status: 401 });
    expect((await check(id, await logIn(cms, 'admin'))).status).toBe(200);
  });

  it('reveals nothing about submissions, whatever a draft refers to', async () => {
    const attachment = await cms.payload.db.create({
      collection: 'attachments',
      data: {
        name: 'dana-cohen.png',
        title: 'dana-cohen.png',
        filename: 'secret.png',
        reference: 'A-1234-5678',
        ownerCollection: 'applications',
        mimeType: 'image/png',
      },
    });
    const node = { type: 'upload', version: 3, format: '', fields: {}, relationTo: 'attachments' };
    const text = lexical({ ...node, id: 'a', value: attachment.id });
    const id = await page('curious', [], ['he'], { _status: 'draft' });
    const blocks = [{ blockType: 'contentText', title: 'טקסט', text }] as unknown as Page['blocks'];
    await cms.payload.update({ collection: 'pages', id, locale: 'he', draft: true, data: { blocks } });
    const { status, faults } = await check(id, await logIn(cms, 'editor'));
    expect(status).toBe(200);
    expect(JSON.stringify(faults)).not.toMatch(/dana|secret/);
  });
});
