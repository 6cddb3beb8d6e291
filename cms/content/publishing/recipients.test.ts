import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '../../test/inboxHarness';
import { logIn } from '../../test/logIn';
import { startContactCms, type ContactCms } from '../../test/contactHarness';
import { recipientChanges, recipientFields, recipientsOf } from './recipients';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  for (const collection of ['auditLog', 'queuedMails'] as const)
    await cms.payload.db.deleteMany({ collection, where: {} });
});

const log = async () => {
  const { docs } = await cms.payload.find({ collection: 'auditLog', depth: 0, sort: 'id' });
  return docs.map(({ subjectKind, changes }) => [subjectKind, changes]);
};

async function send(method: string, path: string, body: object): Promise<number> {
  const response = await fetch(`${cms.url}/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(await logIn(cms, 'editor')) },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  const { doc } = (await response.json()) as { doc: { id: number } };
  return doc.id;
}

describe('recipients of messages', () => {
  it.each([
    ['companies', ['emailForLead']],
    ['projects', ['emailForLead']],
    ['pages', ['emailForLead']],
    ['forms', ['email']],
    ['meetingKinds', ['staffMail']],
    ['cities', []],
  ] as const)('are the fields of %s: %j', (collection, names) => {
    const { flattenedFields } = cms.payload.collections[collection].config;
    expect([...recipientFields(flattenedFields)]).toEqual(names);
  });

  it('are found at any depth of a document', () => {
    const blocks = [
      { blockType: 'leadForm', mail: ' b@example.com ' },
      { rows: [{ mail: 'a@example.com' }] },
    ];
    expect(recipientsOf(new Set(['mail']), { blocks, mail: '', other: 'c@example.com' })).toEqual({
      mail: 'a@example.com, b@example.com',
    });
    expect(recipientChanges({ mail: 'a', same: 's' }, { same: 's', other: 'o' })).toEqual([
      { field: 'mail', from: 'a', to: '' },
      { field: 'other', from: '', to: 'o' },
    ]);
  });

  it('are audited when an editor changes them', async () => {
    const id = await send('POST', 'companies?locale=he', { name: 'חברה', companyId: 99_001 });
    expect(await log()).toEqual([]);
    await send('PATCH', `companies/${id}`, { emailForLead: 'me@example.com' });
    await send('PATCH', `companies/${id}?locale=he`, { name: 'שם אחר' });
    expect(await log()).toEqual([
      ['companies', [expect.objectContaining({ field: 'emailForLead', from: '', to: 'me@example.com' })]],
    ]);
    expect(await auditLines(cms)).toHaveLength(1);
  });

  it('are audited for a page when it is published', async () => {
    const block = { blockType: 'leadForm', variant: 'project', emailForLead: 'me@example.com' };
    const page = { title: 'דף', slug: 'recipients', template: 'generic', languages: ['he'], blocks: [block] };
    const id = await send('POST', 'pages?locale=he&draft=true', { ...page, _status: 'draft' });
    expect(await log()).toEqual([]);
    await send('PATCH', `pages/${id}?locale=he`, { ...page, _status: 'published' });
    expect(await log()).toEqual([['pages', [expect.objectContaining({ to: 'me@example.com' })]]]);
  });

  const told = async () => {
    const { docs } = await cms.payload.find({ collection: 'queuedMails', depth: 0, sort: 'id' });
    return docs.map(({ to, text }) => [to, text] as const);
  };

  it('inform the former address of a change', async () => {
    const id = await send('POST', 'companies?locale=he', {
      name: 'חברה',
      companyId: 99_002,
      emailForLead: 'sales@example.com',
    });
    await send('PATCH', `companies/${id}?locale=he`, { name: 'שם אחר' });
    expect(await told()).toEqual([]);
    await send('PATCH', `companies/${id}`, { emailForLead: 'me@example.com' });
    const [[to, text] = ['', ''], ...others] = await told();
    expect(others).toEqual([]);
    expect(to).toBe('sales@example.com');
    for (const said of ['הכתובת החדשה: me@example.com', 'New address: me@example.com', `/companies/${id}`])
      expect(text).toContain(said);
  });

  it('inform the former address when changed site settings are published', async () => {
    const settings = 'globals/siteSettings?locale=he';
    const save = async (email: string, query = '') => {
      const response = await fetch(`${cms.url}/api/${settings}${query}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(await logIn(cms, 'editor')) },
        body: JSON.stringify({ email, ...(query && { _status: 'draft' }) }),
      });
      expect(response.status).toBe(200);
    };
    await save('hello@example.com');
    await cms.payload.db.deleteMany({ collection: 'queuedMails', where: {} });
    await save('me@example.com', '&draft=true');
    expect(await told()).toEqual([]);
    await save('me@example.com');
    expect((await told()).map(([to]) => to)).toEqual(['hello@example.com']);
    await save('me@example.com');
    expect(await told()).toHaveLength(1);
  });
});
