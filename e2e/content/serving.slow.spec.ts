import { cmsUrl, expect, test } from '../support/test';

/** These tests cover headers and responses that a static host must also provide (docs/guides/host-the-site.md). */
test.describe('the site is served', () => {
  test('with pages that are always revalidated, and hashed files cached for a year', async ({ request }) => {
    const page = await request.get('/');
    expect(page.headers()['cache-control']).toContain('max-age=0');
    const script = /data-sources="(\/[\w-]+-[0-9a-f]{10}\.js)[ "]/.exec(await page.text())?.[1] ?? '';
    expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
    const data = await request.get('/page-data/index/page-data.json');
    expect(data.headers()['cache-control']).toContain('max-age=0');
  });

  for (const encoding of ['br', 'gzip']) {
    test(`compressed as ${encoding} for browsers that support it`, async ({ request }) => {
      const page = await request.get('/', { headers: { 'Accept-Encoding': encoding } });
      expect(page.headers()['content-encoding']).toBe(encoding);
      expect(await page.text()).toContain('<html');
    });
  }

  test('as the Brotli file of the build, which has a length', async ({ request }) => {
    const page = await request.get('/about/', { headers: { 'Accept-Encoding': 'br' } });
    expect(Number(page.headers()['content-length'])).toBeGreaterThan(0);
  });

  test('with headers that isolate it from other sites', async ({ request }) => {
    for (const path of ['/', '/nothing-there/', '/company/', '/page-data/index/page-data.json']) {
      const headers = (await request.get(path, { maxRedirects: 0 })).headers();
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[\w+/]+=')+;/);
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  // This test allows violations of the policy. All other tests fail on one, because Chromium logs it to the console as
  // an error.
  test.describe('with a policy', () => {
    test.use({ allowedErrors: ['Content Security Policy'] });
    test('that blocks an injected script', async ({ page }) => {
      await page.goto('/');
      const violated = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) =>
              resolve(event.effectiveDirective),
            );
            const script = document.createElement('script');
            script.textContent = 'document.title = "run"';
            document.body.append(script);
          }),
      );
      expect(violated).toBe('script-src-elem');
      await expect(page).not.toHaveTitle('run');
    });
  });

  test('with whole and partial downloads, and an error for a missing file', async ({ request }) => {
    const media = `${cmsUrl}/api/media/file/brochure-en.pdf`;
    const path = `/api/download?url=${encodeURIComponent(media)}`;
    const whole = await request.get(path);
    const body = await whole.body();
    expect(whole.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(body.length),
      'content-disposition': `attachment; filename="brochure-en.pdf"; filename*=UTF-8''brochure-en.pdf`,
    });
    const part = await request.get(path, { headers: { Range: 'bytes=100-199' } });
    expect(part.status()).toBe(206);
    expect(part.headers()['content-range']).toBe(`bytes 100-199/${body.length}`);
    expect(await part.body()).toEqual(body.subarray(100, 200));
    expect((await request.get(`/api/download?url=${encodeURIComponent(`${media}x`)}`)).status()).toBe(404);
  });

  test('at one address per page', async ({ request }) => {
    const response = await request.get('/about', { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/about/');
  });

  test('with redirects that keep campaign parameters', async ({ request }) => {
    for (const old of ['/company/', '/company']) {
      const response = await request.get(`${old}?utm_source=mail`, { maxRedirects: 0 });
      expect(response.headers().location).toBe('/about/?utm_source=mail');
    }
  });

  test('with 404 for a path with invalid encoding', async ({ request }) => {
    expect((await request.get('/%E0%A4%A')).status()).toBe(404);
  });
});

test('the CMS sends the type of a file in answer to HEAD', async ({ request }) => {
  const head = await request.head(`${cmsUrl}/api/media/file/brochure-en.pdf`);
  expect(head.status()).toBe(200);
  expect(head.headers()['content-type']).toBe('application/pdf');
});

test('the CMS generates no pictures for anonymous visitors', async ({ request }) => {
  const drawn = await request.get(`${cmsUrl}/api/og?title=anything`);
  expect(drawn.status()).toBeGreaterThanOrEqual(400);
  expect(drawn.headers()['content-type']).not.toContain('image');
});
