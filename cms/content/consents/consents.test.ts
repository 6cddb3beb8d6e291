import { CONSENT_KEYS } from '@group/rules/forms/consentKeys';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedConsents } from '../../platform/settings/publishedConsents';
import { LOCALES, type Locale } from '../../platform/locales/locales';
import { forgetRates, message, send, startContactCms, type ContactCms } from '../../test/contactHarness';
import { logIn } from '../../test/logIn';

let cms: ContactCms;
let administrator: Record<string, string>;
beforeAll(async () => {
  cms = await startContactCms();
  administrator = await logIn(cms, 'admin');
});
afterAll(() => cms.stop());
beforeEach(() => forgetRates(cms.payload));

async function save(
  texts: object,
  {
    locale = 'en',
    draft = false,
    user = administrator,
  }: { locale?: Locale; draft?: boolean; user?: object } = {},
) {
  const response = await fetch(`${cms.url}/api/globals/consentTexts?locale=${locale}&draft=${draft}`, {
    method: 'POST',
    headers: { ...user, 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    body: JSON.stringify({ ...texts, _status: draft ? 'draft' : 'published' }),
  });
  return { status: response.status, text: await response.text() };
}

/** Reads the consent texts and their version in the same way as the site's build. */
const read = async (locale: Locale = 'en') =>
  (await (await fetch(`${cms.url}/api/globals/consentTexts?locale=${locale}`)).json()) as Record<
    string,
    string
  >;

const messages = async () =>
  (await cms.payload.find({ collection: 'messages', limit: 100, depth: 0, sort: 'id' })).docs;

/** Sends a message with consent to marketing, and returns the consent that was stored. */
async function agree(consentVersion: string | undefined, culture = 'en-us') {
  const response = await send(cms, message(cms), {
    'X-Accept-Language': culture,
    ...(consentVersion !== undefined && { 'X-Consent-Version': consentVersion }),
  });
  expect(response.status).toBe(200);
  return (await messages()).at(-1);
}

describe('the texts of consents', () => {
  it.each(LOCALES)('are public with their version, before anyone edited them (%s)', async (locale) => {
    const { version, texts } = await publishedConsents(cms.payload, locale);
    for (const key of CONSENT_KEYS) expect(texts[key]).toBeTruthy();
    expect(await read(locale)).toMatchObject({ ...texts, version });
  });

  it('have a new version after a change, and the old one again after it is reverted', async () => {
    const before = await read();
    expect((await save({ marketing: ' Send me news. ' })).status).toBe(200);
    const after = await read();
    expect(after.marketing).toBe('Send me news.');
    expect(after.version).not.toBe(before.version);
    expect((await save({ marketing: before.marketing })).status).toBe(200);
    expect((await read()).version).toBe(before.version);
  });

  it('do not change with a draft', async () => {
    const before = await read();
    expect((await save({ marketing: 'A draft' }, { draft: true })).status).toBe(200);
    expect(await read()).toMatchObject({ marketing: before.marketing, version: before.version });
    expect((await save({ marketing: before.marketing })).status).toBe(200);
  });

  it.each(['', '  ', null])('cannot be empty in the saved language: %j', async (commercial) => {
    const { status, text } = await save({ commercial });
    expect(status).toBe(400);
    expect(text).toContain('"path":"commercial"');
  });

  it('cannot be empty in the other language', async () => {
    const before = await read();
    expect((await save({ commercial: '' }, { draft: true })).status).toBe(200);
    const { status, text } = await save({ marketing: 'אפשר לשלוח לי חדשות.' }, { locale: 'he' });
    expect(status).toBe(400);
    expect(text).toContain('The text “Commercial offers” is empty in English. Write it, and publish again.');
    expect(await read()).toMatchObject({ commercial: before.commercial, version: before.version });
    expect((await save({ commercial: before.commercial })).status).toBe(200);
  });

  it.each(['editor', 'staff'] as const)('cannot be changed by the role %s', async (role) => {
    const user = await logIn(cms, role);
    expect((await save({ marketing: 'Mine' }, { user })).status).toBe(403);
  });

  it('cannot be deleted by version, even by an administrator', async () => {
    const response = await fetch(`${cms.url}/api/consentVersions?where[id][exists]=true`, {
      method: 'DELETE',
      headers: administrator,
    });
    expect(response.status).toBe(403);
  });
});

describe('the record of a consent', () => {
  it('keeps the text and version that the visitor saw, before and after a change', async () => {
    const before = await read();
    expect((await save({ marketing: 'Write to me every week.' })).status).toBe(200);
    const after = await read();
    expect(await agree(after.version)).toMatchObject({
      consentVersion: after.version,
      consentText: 'Write to me every week.',
    });
    expect(await agree(before.version)).toMatchObject({
      consentVersion: before.version,
      consentText: before.marketing,
    });
  });

  it('has the text of the page, not of the language of the call', async () => {
    const { version, marketing } = await read('he');
    expect(await agree(version)).toMatchObject({ language: 'en', consentText: marketing });
  });

  it('has the published text when the client names no version', async () => {
    const { version, marketing } = await read('he');
    expect(await agree(undefined, 'he-il')).toMatchObject({
      consentVersion: version,
      consentText: marketing,
    });
  });

  it.each(['0123456789abcdef', '2026-11', 'x'.repeat(5000)])(
    'does not exist for a version that was never published: %.16s',
    async (version) => {
      const before = (await messages()).length;
      for (const [culture, text] of [
        ['he-il', 'יש לטעון את הדף מחדש'],
        ['en-us', 'Reload the page'],
      ] as const) {
        const response = await send(cms, message(cms), {
          'X-Accept-Language': culture,
          'X-Consent-Version': version,
        });
        expect(response.status).toBe(422);
        const { code, error } = (await response.json()) as { code: string; error: string };
        expect(code).toBe('unknownConsents');
        expect(error).toContain(text);
      }
      expect((await messages()).length).toBe(before);
    },
  );

  it('needs no known version without a consent', async () => {
    const response = await send(cms, message(cms, { allowedMarketing: false }), {
      'X-Consent-Version': 'unknown',
    });
    expect(response.status).toBe(200);
    expect((await messages()).at(-1)).toMatchObject({ consentVersion: null, consentText: null });
  });
});
