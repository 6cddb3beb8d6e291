import type { PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const BUILD = { Authorization: 'services API-Key key-of-the-tests' };

const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  fetch(`${cms.url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

type Rule = ((args: never) => unknown) | undefined;

/** Evaluates an access rule for a user. If there is no rule, Payload allows any logged-in user. */
async function says(rule: Rule, user: object | null): Promise<unknown> {
  if (!rule) return user !== null;
  const req = { user, payload: cms.payload, context: {} } as unknown as PayloadRequest;
  return rule({ req } as never);
}

describe('all collections and globals, including those of dependencies', () => {
  it('have explicit rules: a login without a role and a key may do no more than a visitor', async () => {
    const { collections, globals } = cms.payload.config;
    const open: string[] = [];
    const both = [
      ...collections.map((one) => ({ ...one, names: ['create', 'delete', ...(one.auth ? ['unlock'] : [])] })),
      ...globals.map((one) => ({ ...one, names: [] })),
    ];
    for (const { slug, access, versions, names } of both) {
      for (const name of ['read', 'update', ...names, ...(versions ? ['readVersions'] : [])]) {
        const rule = (access as Record<string, Rule>)[name];
        const heldBack = await says(rule, { id: 7, collection: 'users', roles: [], heldBack: true });
        if (heldBack === true && (await says(rule, null)) !== true) open.push(`${slug}: ${name}`);
        const byKey = await says(rule, { id: 1, collection: 'services' });
        if (!name.startsWith('read') && byKey !== false) open.push(`${slug}: ${name} by a key`);
      }
    }
    expect(open).toEqual([]);
  });
});

describe('Payload’s own collections', () => {
  const STATS = '/api/globals/payload-jobs-stats';
  const never = { stats: { scheduledRuns: { queues: {} } } };

  it('cannot be written, and are readable by administrators', async () => {
    const admin = await logIn(cms, 'admin');
    for (const headers of [admin, await logIn(cms, 'editor'), await logIn(cms, 'staff'), BUILD, {}])
      expect((await call('POST', STATS, headers, never)).status).toBe(403);
    expect((await call('GET', STATS, admin)).status).toBe(200);
    expect((await call('GET', STATS, BUILD)).status).toBe(403);
  });

  it('let users take over locks in their own name, and owners release them; only the admin creates them', async () => {
    const { docs } = await cms.payload.find({
      collection: 'users',
      where: { email: { contains: 'editor@' } },
    });
    const editor = docs[0]?.id ?? 0;
    const lock = await cms.payload.db.create({
      collection: 'payload-locked-documents',
      data: { globalSlug: 'siteSettings', user: { relationTo: 'users', value: editor } },
    });
    const path = `/api/payload-locked-documents/${String(lock.id)}`;
    const staff = await logIn(cms, 'staff');
    const forged = { globalSlug: 'header', user: { relationTo: 'users', value: editor } };
    expect((await call('POST', '/api/payload-locked-documents', staff, forged)).status).toBe(403);
    expect((await call('DELETE', path, staff)).status).toBeGreaterThanOrEqual(403);
    expect((await call('PATCH', path, BUILD, forged)).status).toBe(403);
    // Staff may not change the site settings, so they must not be able to take over an editor's lock on them.
    expect((await call('PATCH', path, staff, {})).status).toBe(403);

    const admin = await logIn(cms, 'admin');
    expect((await call('PATCH', path, admin, forged)).status).toBe(200);
    const [taken] = (await cms.payload.find({ collection: 'payload-locked-documents', depth: 0 })).docs;
    expect(taken).toMatchObject({ globalSlug: 'siteSettings', user: { relationTo: 'users' } });
    expect(taken?.user.value).not.toBe(editor);
    expect((await call('DELETE', path, admin)).status).toBe(200);
  });

  it('let users take over the lock of a document that they may change', async () => {
    const { id } = await cms.payload.create({
      collection: 'companies',
      locale: 'he',
      data: { name: 'חברה', companyId: 99_001 },
    });
    const lock = await cms.payload.db.create({
      collection: 'payload-locked-documents',
      data: { document: { relationTo: 'companies', value: id } },
    });
    const path = `/api/payload-locked-documents/${String(lock.id)}`;
    expect((await call('PATCH', path, await logIn(cms, 'staff'), {})).status).toBe(403);
    expect((await call('PATCH', path, await logIn(cms, 'editor'), {})).status).toBe(200);
    await cms.payload.delete({ collection: 'payload-locked-documents', id: lock.id });
  });

  it('let owners and administrators take over locks of accounts, and nobody the lock of a missing document', async () => {
    const { docs } = await cms.payload.find({ collection: 'users', depth: 0 });
    const idOf = (name: string) => docs.find(({ email }) => email.startsWith(`${name}@`))?.id ?? 0;
    const lockWith = async (data: Record<string, unknown>) => {
      const { id } = await cms.payload.db.create({ collection: 'payload-locked-documents', data });
      return `/api/payload-locked-documents/${String(id)}`;
    };
    const [editor, staff, admin] = await Promise.all([
      logIn(cms, 'editor'),
      logIn(cms, 'staff'),
      logIn(cms, 'admin'),
    ]);
    const account = await lockWith({ document: { relationTo: 'users', value: idOf('editor') } });
    expect((await call('PATCH', account, staff, {})).status).toBe(403);
    expect((await call('PATCH', account, editor, {})).status).toBe(200);
    expect((await call('PATCH', account, admin, {})).status).toBe(200);
    const lost = await lockWith({});
    for (const headers of [editor, admin]) expect((await call('PATCH', lost, headers, {})).status).toBe(403);
    // Only administrators may delete a lock without an owner.
    expect((await call('DELETE', lost, staff)).status).toBeGreaterThanOrEqual(403);
    for (const lock of [lost, account]) expect((await call('DELETE', lock, admin)).status).toBe(200);
  });

  it('show the name of a lock’s owner, also to editors, who may not read accounts', async () => {
    const { docs } = await cms.payload.find({
      collection: 'users',
      where: { email: { contains: 'admin@' } },
    });
    const owner = docs[0];
    const lock = await cms.payload.db.create({
      collection: 'payload-locked-documents',
      data: { globalSlug: 'footer', user: { relationTo: 'users', value: owner?.id } },
    });
    const response = await call(
      'GET',
      `/api/payload-locked-documents/${String(lock.id)}?depth=1`,
      await logIn(cms, 'editor'),
    );
    expect(await response.json()).toMatchObject({
      user: { relationTo: 'users', value: { id: owner?.id, email: owner?.name } },
    });
    await cms.payload.delete({ collection: 'payload-locked-documents', id: lock.id });
  });

  it('limit the size of preferences', async () => {
    const editor = await logIn(cms, 'editor');
    expect(
      (await call('POST', '/api/payload-preferences/nav', editor, { value: { open: true } })).status,
    ).toBe(200);
    const large = { value: 'x'.repeat(3_000_000) };
    expect((await call('POST', '/api/payload-preferences/nav', editor, large)).status).toBe(413);
  });
});
