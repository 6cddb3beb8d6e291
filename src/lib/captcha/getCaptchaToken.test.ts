import { createHash, pbkdf2Sync } from 'node:crypto';
import { mockApi } from '../../testing/mockApi';
import { getCaptchaToken } from './getCaptchaToken';

// Uses Node's implementation of Web Crypto, which jsdom lacks. Both give the same results.
jest.mock('altcha-lib/algorithms/web/pbkdf2', () =>
  jest.requireActual<object>('altcha-lib/algorithms/pbkdf2'),
);

afterEach(() => {
  delete process.env.GATSBY_CAPTCHA_PROVIDER;
  delete process.env.GATSBY_RECAPTCHA_SITE_KEY;
  delete window.grecaptcha;
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

describe('altcha', () => {
  const nonce = createHash('md5').update('nonce').digest('hex');
  const salt = createHash('md5').update('salt').digest('hex');
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(17);
  const key = pbkdf2Sync(
    Buffer.concat([Buffer.from(nonce, 'hex'), counter]),
    Buffer.from(salt, 'hex'),
    10,
    32,
    'sha256',
  );
  const challenge = {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce,
      salt,
      cost: 10,
      keyLength: 32,
      keyPrefix: key.toString('hex').slice(0, 32),
    },
    signature: 'of the service',
  };

  it('sends the challenge and its solution back', async () => {
    mockApi({ '/web/captcha/challenge': () => ({ body: challenge }) });
    const token = JSON.parse(atob(await getCaptchaToken('he-il'))) as {
      challenge: unknown;
      solution: { counter: number; derivedKey: string };
    };
    expect(token.challenge).toEqual(challenge);
    expect(token.solution).toMatchObject({ counter: 17, derivedKey: key.toString('hex') });
  });

  it('throws when the service cannot be reached', async () => {
    mockApi({});
    await expect(getCaptchaToken('he-il')).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('reCAPTCHA', () => {
  beforeEach(() => {
    jest.resetModules();
    process.env.GATSBY_CAPTCHA_PROVIDER = 'recaptcha';
    process.env.GATSBY_RECAPTCHA_SITE_KEY = 'site-key';
  });

  /** Requests a token and waits until the page has inserted Google's script. */
  async function ask(culture: string): Promise<{ token: Promise<string>; script: HTMLScriptElement }> {
    const module = await import('./getCaptchaToken');
    const token = module.getCaptchaToken(culture);
    token.catch(() => undefined);
    for (;;) {
      const script = document.head.querySelector('script');
      if (script) return { token, script };
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }

  const google = (answer: 'token' | 'error') => {
    window.grecaptcha = {
      ready: (callback) => callback(),
      render: (_place, options) => {
        setTimeout(
          () => (answer === 'token' ? options.callback('the token') : options['error-callback']()),
          0,
        );
        expect(options).toMatchObject({ sitekey: 'site-key', size: 'invisible' });
        return 7;
      },
      execute: (widget) => expect(widget).toBe(7),
    };
  };

  it.each([
    ['he-il', 'hl=iw'],
    ['en-us', 'hl=en'],
  ])("loads Google's script in the language of the page (%s)", async (culture, language) => {
    const { token, script } = await ask(culture);
    expect(script.src).toContain(language);
    google('token');
    script.onload?.(new Event('load'));
    expect(await token).toBe('the token');
    expect(document.body).toBeEmptyDOMElement();
  });

  it.each([
    ['its script cannot be loaded', (script: HTMLScriptElement) => script.onerror?.('error')],
    ['its script is something else', (script: HTMLScriptElement) => script.onload?.(new Event('load'))],
    [
      'it says no',
      (script: HTMLScriptElement) => {
        google('error');
        script.onload?.(new Event('load'));
      },
    ],
  ])('fails when %s', async (_name, happen) => {
    const { token, script } = await ask('en-us');
    happen(script);
    await expect(token).rejects.toThrow('Recaptcha failed');
  });

  it('throws without a site key', async () => {
    delete process.env.GATSBY_RECAPTCHA_SITE_KEY;
    const module = await import('./getCaptchaToken');
    await expect(module.getCaptchaToken('en-us')).rejects.toThrow(
      'The environment variable GATSBY_RECAPTCHA_SITE_KEY is missing. Set it.',
    );
  });
});
