import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startupFaults } from '../platform/env/startupFaults';
import { ENV_EXAMPLE_FILE, withIntegrations } from '../scripts/envExample';
import { INTEGRATIONS_FILE, integrationsSource } from '../scripts/servicesSource';
import { integrations } from './integrations.gen';

it('lists all integration folders', () => {
  expect(readFileSync(INTEGRATIONS_FILE, 'utf8'), 'npm run generate').toBe(integrationsSource());
  const folders = readdirSync(path.dirname(INTEGRATIONS_FILE), { withFileTypes: true });
  expect(Object.keys(integrations)).toHaveLength(folders.filter((entry) => entry.isDirectory()).length);
});

it('lists all variables in .env.example', () => {
  const example = readFileSync(ENV_EXAMPLE_FILE, 'utf8');
  expect(withIntegrations(example), 'npm run generate').toBe(example);
});

describe('startup faults of a public CMS', () => {
  const faults = Object.values(integrations).flatMap((integration) => integration.faults ?? []);
  const right = {
    CMS_URL: 'https://cms.example.com',
    PAYLOAD_SECRET: '0123456789abcdef'.repeat(4),
    PAYMENT_URL: 'https://pay.example.com',
    PAYMENT_SECRET: '0123456789abcdef'.repeat(4),
  };

  it.each([
    ['a payment provider', {}],
    ['a sandbox that is allowed', { PAYMENT_URL: '', PAYMENT_SECRET: '', ALLOW_SANDBOX_PAYMENTS: 'true' }],
    ['a sandbox on the machine itself', { CMS_URL: 'http://localhost:3000', PAYMENT_URL: '' }],
  ])('are empty with %s', (_case, changes) => {
    expect(startupFaults({ ...right, ...changes }, faults)).toEqual([]);
  });

  it.each([
    ['PAYMENT_SECRET', { PAYMENT_SECRET: '' }],
    ['PAYMENT_URL', { PAYMENT_URL: '' }],
    ['PAYMENT_URL', { PAYMENT_URL: '', ALLOW_SANDBOX_PAYMENTS: 'yes' }],
    ['RECAPTCHA_SECRET_KEY', { GATSBY_CAPTCHA_PROVIDER: 'recaptcha' }],
  ])('name %s for %j', (name, changes) => {
    expect(startupFaults({ ...right, ...changes }, faults)).toEqual([
      expect.stringMatching(new RegExp(`^${name} .+: .+`)),
    ]);
  });
});
