import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it, vi } from 'vitest';
import { altcha, createAltchaChallenge } from './altcha';

vi.hoisted(() => {
  // An empty value selects the default.
  process.env.ALTCHA_ATTEMPTS = '';
});

const encode = (answer: object): string => Buffer.from(JSON.stringify(answer)).toString('base64');

describe('the embedded captcha', () => {
  it('requires 120 to 280 attempts and accepts the solution', async () => {
    const challenge = await createAltchaChallenge();
    const solution = await solveChallenge({ challenge, deriveKey });
    expect(solution?.counter).toBeGreaterThanOrEqual(120);
    expect(solution?.counter).toBeLessThanOrEqual(280);
    expect(await altcha.verify(encode({ challenge, solution }), '127.0.0.1')).toMatchObject({ passed: true });
  });

  it('rejects an answer without them', async () => {
    const challenge = await createAltchaChallenge();
    const { counter, derivedKey } = { counter: 0, derivedKey: '00'.repeat(16) };
    expect(
      await altcha.verify(encode({ challenge, solution: { counter, derivedKey } }), '127.0.0.1'),
    ).toEqual({
      passed: false,
      failure: 'captchaWrong',
    });
  });
});
