import type { APIRequestContext } from '@playwright/test';
import { logIn } from '../support/admin';
import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

const SLOW = { timeout: 30_000 };

/**
 * The browser logs policy violations to the console. Record them here, because the shared `test` counts only those of
 * its own page.
 */
test('the admin works under a policy that allows no inline script', async ({ browser, request }) => {
  test.setTimeout(180_000);
  const headers = await authorization(request, 'administrator');
  const { docs } = (await (await request.get(`${cmsUrl}/api/pages?limit=1&depth=0`, { headers })).json()) as {
    docs: { id: number }[];
  };
  const faults: string[] = [];
  const login = await (await browser.newContext()).newPage();
  login.on('console', (message) => message.type() === 'error' && faults.push(`login: ${message.text()}`));
  login.on('pageerror', (error) => faults.push(`login: ${error.message}`));
  const answer = await login.goto(`${cmsUrl}/admin/login`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic';/);
  expect(policy).toContain("frame-ancestors 'none'");
  await expect(login.locator('#field-email')).toBeVisible(SLOW);
  await login.context().close();

  const page = await logIn(browser, 'administrator');
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  for (const [path, sign] of [
    ['', '.dashboard'],
    ['/collections/pages', '.collection-list'],
    [`/collections/pages/${docs[0]?.id}`, '#action-save'],
    ['/collections/media?where[mimeType][contains]=image', '.collection-list img'],
    ['/globals/siteSettings', '#action-save'],
    ['/collections/messages', '.collection-list'],
    ['/account', '#action-save'],
  ]) {
    await page.goto(`${cmsUrl}/admin${path}`);
    await expect(page.locator(sign ?? '').first()).toBeVisible(SLOW);
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
  expect(faults).toEqual([]);
});

test("the admin's policy blocks an injected script", async ({ page }) => {
  await page.goto(`${cmsUrl}/admin/login`);
  await expect(page.locator('#field-email')).toBeVisible(SLOW);
  const refused = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
      ),
  );
  await page.evaluate(() => {
    const picture = document.createElement('div');
    picture.innerHTML = '<img src="data:," onerror="window.attacked = true">';
    document.body.append(picture);
  });
  expect(await refused).toBe('script-src-attr');
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});

/** Finds the id of a server function in the admin's browser code. */
async function actionName(request: APIRequestContext): Promise<string> {
  const login = await (await request.get(`${cmsUrl}/admin/login`)).text();
  const [name] = /\b[0-9a-f]{42}\b/.exec(login) ?? [];
  if (!name) throw new Error('The admin names no function of its own');
  return name;
}

test('a name of a built-in object property is no function of the admin', async ({ request }) => {
  const headers = { 'Next-Action': await actionName(request), 'Content-Type': 'text/plain;charset=UTF-8' };
  for (const name of ['constructor', 'toString'])
    for (const path of ['/admin/login', '/_next/x', '/umbraco/nothing']) {
      const answer = await request.post(`${cmsUrl}${path}`, {
        headers,
        data: JSON.stringify([{ name, args: {} }]),
      });
      expect((await answer.body()).length, `${name} at ${path}`).toBeLessThan(30_000);
      expect(await answer.text(), `${name} at ${path}`).not.toMatch(/payloadAPI|\[object /);
    }
});

test.use({ allowedErrors: ['Content Security Policy'] });

test('every answer of the CMS has security headers', async ({ request }) => {
  const paths = ['/admin/login', '/api/pages?limit=1', '/web/health', '/web/openapi.json'];
  for (const path of [...paths, '/nothing', '/umbraco/nothing', '/_next/nothing']) {
    const headers = (await request.get(`${cmsUrl}${path}`)).headers();
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
});
