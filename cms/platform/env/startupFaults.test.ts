import { describe, expect, it } from 'vitest';
import { isLoopback, startupFaults } from './startupFaults';

const STRONG = '0123456789abcdef0123456789abcdef';
const right = {
  CMS_URL: 'https://cms.example.com',
  SITE_URL: 'https://www.example.com',
  PAYLOAD_SECRET: STRONG,
  CMS_API_KEY: STRONG,
  BUILD_WEBHOOK_SECRET: STRONG,
  DEMO_ADMIN_PASSWORD: 'of our own, and long',
};

describe('startupFaults', () => {
  it.each([
    ['on a local machine without settings', {}],
    [
      'on a local machine with the demo password',
      { CMS_URL: 'http://localhost:3000', DEMO_ADMIN_PASSWORD: 'demo-admin-1948' },
    ],
    ['on a public server with valid settings', right],
    ['on a public server without a key for the build', { ...right, CMS_API_KEY: '' }],
  ])('are empty %s', (_case, env) => {
    expect(startupFaults(env)).toEqual([]);
  });

  it.each([
    ['PAYLOAD_SECRET', { PAYLOAD_SECRET: '' }],
    ['PAYLOAD_SECRET', { PAYLOAD_SECRET: 'secret' }],
    ['PAYLOAD_SECRET', { PAYLOAD_SECRET: 'x'.repeat(64) }],
    ['CMS_API_KEY', { CMS_API_KEY: 'key' }],
    ['BUILD_WEBHOOK_SECRET', { BUILD_WEBHOOK_SECRET: 'hook' }],
    ['DEMO_ADMIN_PASSWORD', { DEMO_ADMIN_PASSWORD: 'demo-admin-1948' }],
    ['PAYLOAD_SECRET', { CMS_URL: '', PAYLOAD_SECRET: 'short' }],
    ['PAYLOAD_SECRET', { SITE_URL: '', PAYLOAD_SECRET: 'short' }],
  ])('name %s for %j', (name, changes) => {
    const faults = startupFaults({ ...right, ...changes });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name} .+: .+`));
  });
});

it.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://127.9.9.9:1/', true],
  ['http://[::1]:3000/', true],
  ['http://localhost.example.com', false],
  ['http://127.0.0.1.example.com', false],
  ['http://0.0.0.0:3000', false],
  ['http://192.168.1.2:3000', false],
  ['https://example.com', false],
])('%s is a loopback address: %s', (url, local) => {
  expect(isLoopback(url)).toBe(local);
});
