import { afterEach, expect, it, vi } from 'vitest';
import { pageSources } from './pageSources';

afterEach(() => vi.unstubAllEnvs());

const RECAPTCHA = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
};

it.each([
  ['the sandbox of payments', {}, { payment: ['http://localhost:3101'] }],
  ['the payment provider', { PAYMENT_URL: 'https://pay.example/v1' }, { payment: ['https://pay.example'] }],
  [
    'payment pages of other hosts',
    { PAYMENT_URL: 'https://pay.example', PAYMENT_PAGE_ORIGINS: 'https://one.example/ https://two.example' },
    { payment: ['https://one.example', 'https://two.example'] },
  ],
  [
    "Google's captcha",
    { GATSBY_CAPTCHA_PROVIDER: 'recaptcha' },
    { payment: ['http://localhost:3101'], ...RECAPTCHA },
  ],
])('lists %s', (_case, variables, expected) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  expect(pageSources()).toEqual(expected);
});

it('names the variable with an invalid address', () => {
  vi.stubEnv('PAYMENT_URL', 'pay.example');
  expect(pageSources).toThrow(
    'PAYMENT_URL must be an address such as https://example.com, not "pay.example"',
  );
});
