import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContactCms, type ContactCms } from '../../test/contactHarness';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());

const ask = (companyId: string, headers: Record<string, string> = {}) =>
  fetch(`${cms.url}/web/contactUs/subjects/${companyId}`, { headers });

describe('contact subjects of a company', () => {
  it.each([
    ['he-il', ['מכירות', 'שירות']],
    ['en-us', ['Sales', 'Service']],
  ])('are in the request’s language (%s) and the editors’ order', async (culture, names) => {
    const response = await ask('1', { 'X-Accept-Language': culture, Origin: 'http://localhost:9101' });
    expect(response.status).toBe(200);
    const subjects = (await response.json()) as Record<string, string>;
    const order = response.headers.get('X-Subjects-Order')?.split(',') ?? [];
    expect(order.map((id) => subjects[id])).toEqual(names);
    expect(Object.keys(subjects)).toHaveLength(2);
    expect(response.headers.get('X-Accept-Language')).toBe(culture);
    expect(response.headers.get('Access-Control-Expose-Headers')).toContain('X-Subjects-Order');
  });

  it('belong to that company only', async () => {
    const subjects = (await (await ask('2', { 'X-Accept-Language': 'en-us' })).json()) as object;
    expect(Object.values(subjects).sort()).toEqual(['Rent', 'Service']);
  });

  it('fall back to Hebrew', async () => {
    const company = await cms.payload.find({ collection: 'companies', where: { companyId: { equals: 2 } } });
    const { id } = await cms.payload.create({
      collection: 'contactSubjects',
      locale: 'he',
      data: { name: 'חדש', companies: [company.docs[0]?.id ?? 0], order: 9 },
    });
    const subjects = (await (await ask('2', { 'X-Accept-Language': 'en-us' })).json()) as Record<
      string,
      string
    >;
    expect(subjects[String(id)]).toBe('חדש');
    await cms.payload.delete({ collection: 'contactSubjects', id });
  });

  it('exclude trashed ones', async () => {
    await cms.payload.update({
      collection: 'contactSubjects',
      id: cms.otherSubject,
      data: { deletedAt: new Date().toISOString() },
    });
    const subjects = (await (await ask('2')).json()) as object;
    expect(Object.values(subjects)).toEqual(['שירות']);
  });

  it.each([
    ['77', 'he-il', 'החברה אינה קיימת.'],
    ['77', 'en-us', 'There is no such company.'],
    ['one', 'en-us', 'There is no such company.'],
    ['1e0', 'en-us', 'There is no such company.'],
    ['-1', 'en-us', 'There is no such company.'],
  ])('of an unknown company (%s, %s): 404', async (companyId, culture, error) => {
    const response = await ask(companyId, { 'X-Accept-Language': culture });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error, code: 'unknownCompany' });
  });

  it('cannot be read by pages of other websites', async () => {
    const response = await ask('1', { Origin: 'https://evil.example' });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});
