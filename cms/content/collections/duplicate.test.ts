import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMeeting } from '../../test/appointmentHarness';
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
  expect(copy).toMatchObject({ orderId: 4171, jobName: 'מהנדסת', _status: 'draft' });
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
