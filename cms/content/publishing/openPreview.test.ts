import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPayload } from '../../test/openPayload';
import { env } from '../../platform/env/env';
import { openPreview } from './openPreview';

const PREVIEW = 'https://preview.example.com';
const before = { previewUrl: env.previewUrl, apiKey: env.apiKey };

let payload: Payload;

beforeAll(async () => {
  payload = await openPayload();
});
beforeEach(() => void Object.assign(env, { previewUrl: PREVIEW, apiKey: 'key-of-the-build' }));
afterEach(() => void Object.assign(env, before));
afterAll(() => payload.destroy());

async function ask(query: PayloadRequest['query'], role?: 'administrator' | 'editor' | 'staff') {
  const user = role && { id: 1, collection: 'users' as const, roles: [role], role };
  const req = await createLocalReq({}, payload);
  const response = await openPreview.handler(
    Object.assign(req, { query, user: user ?? null }) as PayloadRequest,
  );
  return { status: response.status, location: response.headers.get('Location') };
}

test.each(['administrator', 'editor'] as const)(
  'redirects an %s to the preview with a ticket',
  async (role) => {
    const { status, location } = await ask({ to: '/en/about/?a=1' }, role);
    expect(status).toBe(302);
    expect(location).toMatch(
      /^https:\/\/preview\.example\.com\/__preview\/enter\?ticket=[\w-]+\.[\w-]+&to=%2Fen%2Fabout%2F%3Fa%3D1$/,
    );
  },
);

test('redirects anonymous users to the login and back', async () => {
  const { status, location } = await ask({ to: '/about/' });
  expect(status).toBe(302);
  expect(location).toBe(
    `${env.cmsUrl}/admin/login?redirect=${encodeURIComponent('/api/preview?to=%2Fabout%2F')}`,
  );
});

test('denies drafts to staff', async () => {
  expect(await ask({ to: '/' }, 'staff')).toEqual({ status: 403, location: null });
});

test.each(['//elsewhere.example/', '/\\elsewhere.example', 'https://elsewhere.example', '', undefined])(
  'rejects foreign targets: %j',
  async (to) => {
    expect((await ask({ to }, 'editor')).status).toBe(400);
  },
);

test('is disabled without a preview', async () => {
  Object.assign(env, { previewUrl: undefined });
  expect((await ask({ to: '/' }, 'editor')).status).toBe(404);
});
