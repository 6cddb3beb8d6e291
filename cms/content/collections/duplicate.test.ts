import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isStaff } from '../../platform/access/isStaff';
import { nobody } from '../../platform/access/nobody';
import { createMeeting } from '../../test/appointmentHarness';
import { createProject } from '../../test/createProject';
import { createForm, page } from '../../test/formsHarness';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

test('marks the copy of a page in each language and gives it its own addresses', async () => {
  const { payload } = cms;
  const he = { title: 'בטון עם חצי מלט', slug: 'concrete', template: 'generic' as const };
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { ...he, languages: ['he', 'en'] },
  });
  await payload.update({
    collection: 'pages',
    id,
    locale: 'en',
    data: { title: 'Concrete with half the cement', slug: 'concrete', _status: 'published' },
  });
  const copy = await payload.duplicate({ collection: 'pages', id, locale: 'he', draft: true });
  expect(
    await payload.findByID({ collection: 'pages', id: copy.id, locale: 'all', draft: true }),
  ).toMatchObject({
    title: { he: 'בטון עם חצי מלט (עותק)', en: 'Concrete with half the cement (copy)' },
    slug: { he: 'concrete-copy', en: 'concrete-copy' },
    _status: 'draft',
  });
});

test('gives the copy of a job the next number, after those in the trash, and keeps it a draft', async () => {
  const { payload } = cms;
  const job = {
    jobName: 'מהנדסת',
    description: 'x',
    languages: ['he' as const],
    startAdvertisingDate: '2026-11-01',
  };
  const make = (orderId: number) =>
    payload.create({ collection: 'jobs', locale: 'he', data: { ...job, orderId, _status: 'published' } });
  const { id } = await make(4100);
  const trashed = await make(4170);
  await payload.update({
    collection: 'jobs',
    id: trashed.id,
    locale: 'he',
    data: { deletedAt: new Date().toISOString() },
  });
  const copy = await payload.duplicate({ collection: 'jobs', id, locale: 'he', draft: true });
  expect(copy).toMatchObject({ orderId: 4171, jobName: 'מהנדסת (עותק)', _status: 'draft' });
});

test('closes the copy of a meeting calendar', async () => {
  const { id } = await createMeeting(cms.payload);
  const copy = await cms.payload.duplicate({ collection: 'meetingKinds', id });
  expect(copy.active).toBe(false);
  expect((await cms.payload.findByID({ collection: 'meetingKinds', id })).active).toBe(true);
});

test('takes the copy of an apartment off the market', async () => {
  const { payload } = cms;
  const data = { assetName: 'COPY-1', propertyTitle: 'דירה', advancePayment: 2000 };
  const { id } = await payload.create({ collection: 'apartments', locale: 'he', data });
  const copy = await payload.duplicate({ collection: 'apartments', id, locale: 'he' });
  expect(copy).toMatchObject({ assetName: 'COPY-1 - Copy', moreInfoContentHTML: 'reserved' });
});

describe('every collection whose documents people create', () => {
  /** For each collection, creates a document that the site shows. */
  const create: Partial<Record<CollectionSlug, () => Promise<number>>> = {
    pages: async () => {
      const data = {
        title: 'עמוד',
        slug: 'copied',
        template: 'generic' as const,
        languages: ['he' as const],
      };
      return make('pages', data);
    },
    projects: () => createProject(cms.payload, { umbracoName: 'copied' }),
    products: async () => {
      const shop = { title: 'מוצרים', slug: 'copied-products', template: 'products' as const };
      const parentPage = await make('pages', { ...shop, languages: ['he' as const] });
      const company = await make('companies', { companyId: 9_001, name: 'חומרים' });
      return make('products', {
        productName: 'דבק',
        slug: 'copied',
        languages: ['he' as const],
        company,
        parentPage,
      });
    },
    jobs: () =>
      make('jobs', {
        orderId: 5_200,
        jobName: 'מהנדסת',
        description: 'x',
        languages: ['he' as const],
        startAdvertisingDate: '2026-11-01',
      }),
    forms: async () => (await createForm(cms.payload, { pages: [page([{ blockType: 'richText' }])] })).id,
    meetingKinds: async () => (await createMeeting(cms.payload)).id,
    apartments: () =>
      make('apartments', { assetName: 'COPY-2', propertyTitle: 'דירה', advancePayment: 2000 }),
    answerTemplates: () => make('answerTemplates', { title: 'תודה', hebrew: 'תודה', english: 'Thanks' }),
  };
  const make = async (collection: CollectionSlug, data: object): Promise<number> => {
    const status = cms.payload.collections[collection].config.versions?.drafts
      ? { _status: 'published' }
      : {};
    const { id } = await cms.payload.create({
      collection,
      locale: 'he',
      depth: 0,
      data: { ...data, ...status } as never,
    });
    return Number(id);
  };

  /** For collections without drafts, the values that hide a document from the site. */
  const OFF: Partial<Record<CollectionSlug, object>> = {
    meetingKinds: { active: false },
    apartments: { moreInfoContentHTML: 'reserved' },
  };

  test('has no button that duplicates, or makes new, recognisable copies that are drafts or inactive, again and again', async () => {
    const own = cms.payload.config.collections.filter(
      ({ slug, access }) => !slug.startsWith('payload-') && access.create !== nobody,
    );
    expect(own.length).toBeGreaterThan(20);
    const copied = own.filter(({ disableDuplicate }) => !disableDuplicate);
    expect(copied.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(create).toSorted());
    for (const { slug, access, admin, versions } of copied) {
      const collection = slug as CollectionSlug;
      const id = (await create[collection]?.()) ?? 0;
      const begun = new Date().toISOString();
      const copyOf = (from: number | string) =>
        cms.payload.duplicate({ collection, id: from, locale: 'he', depth: 0, draft: true });
      const first = await copyOf(id);
      const copies = [first, await copyOf(id), await copyOf(first.id)];
      for (const copy of copies) {
        const {
          createdAt,
          updatedAt,
          [admin.useAsTitle ?? '']: name,
        } = copy as unknown as Record<string, string>;
        expect(name, slug).toMatch(/Copy|copy|עותק/);
        expect(createdAt && createdAt >= begun, slug).toBe(true);
        expect(updatedAt && updatedAt >= begun, slug).toBe(true);
      }
      if (access.read === isStaff) continue;
      const off = versions?.drafts ? { _status: 'draft' } : OFF[collection];
      expect(off, slug).toBeDefined();
      for (const copy of copies) expect(copy, slug).toMatchObject(off ?? {});
    }
  });

  test.each<CollectionSlug>(['cities', 'redirects', 'contactSubjects', 'buildings', 'fileItems'])(
    'refuses to duplicate a document of %s, whose copy would be on the site at once',
    async (collection) => {
      await expect(cms.payload.duplicate({ collection, id: 1 })).rejects.toThrow('cannot be duplicated');
    },
  );
});
