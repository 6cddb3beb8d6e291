import type { Page } from '@playwright/test';
import { QUERY_LIBRARY, scriptsThatRan } from '../support/scriptsThatRan';
import { expect, test } from '../support/test';

/** Blocks the scripts of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('input and focus from before hydration are kept', async ({ page }) => {
  const release = await holdScripts(page);
  const opened = page.goto('/en/contact/');
  const form = page.locator('#contact-us');
  await form.getByLabel(/Full name/).fill('Ruth Carmeli');
  await form.getByLabel(/^Message/).fill('A question of mine');
  await form.getByLabel(/^Message/).focus();
  release();
  await opened;
  await expect(form.getByLabel(/Full name/)).toHaveValue('Ruth Carmeli');
  await expect(form.getByLabel(/^Message/)).toHaveValue('A question of mine');
  await expect(form.getByLabel(/^Message/)).toBeFocused();
  await form.getByLabel(/^Message/).pressSequentially(', and more');
  await expect(form.getByLabel(/^Message/)).toHaveValue('A question of mine, and more');
  await expect(form.getByText('28/500')).toBeVisible();
});

test('a form submitted before hydration stays on its page, and is validated after hydration', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const opened = page.goto('/en/contact/');
  const form = page.locator('#contact-us');
  await form.getByLabel(/Full name/).fill('Ruth Carmeli');
  await form.getByRole('button', { name: 'Send' }).click();
  release();
  await opened;
  await expect(form.getByLabel(/^E-mail/)).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel(/Full name/)).toHaveValue('Ruth Carmeli');
  await expect(form.getByLabel(/Full name/)).not.toHaveAttribute('aria-invalid', 'true');
  expect(new URL(page.url()).search).toBe('');
});

test("a page's styles are in its head, in few elements, and stay unchanged", async ({ page, request }) => {
  const html = await (await request.get('/en/')).text();
  const [head = '', body = ''] = html.split('</head>');
  expect(body).not.toContain('<style');
  // One style element each for the page, the header and the footer.
  expect(head.match(/<style data-styles/g)).toHaveLength(3);
  await page.addInitScript(() => {
    const seen = new WeakSet<Node>();
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) {
          if (!(node instanceof HTMLStyleElement)) continue;
          if (seen.has(node)) document.documentElement.dataset['moved'] = node.outerHTML;
          seen.add(node);
        }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/en/');
  // The menu must work once its scripts have run.
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // No style element may be moved or duplicated, because that makes the browser lay out the whole page again.
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  const withFonts = await page.evaluate(
    () =>
      [...document.styleSheets].filter((sheet) =>
        [...sheet.cssRules].some((rule) => rule instanceof CSSFontFaceRule),
      ).length,
  );
  expect(withFonts).toBe(1);
});

test('the library of live data runs only on pages that show live data', async ({ page }) => {
  for (const address of ['/', '/en/about/', '/faq/', '/en/magazine/', '/projects/', '/en/sitemap/']) {
    await page.goto(address);
    const scripts = await scriptsThatRan(page);
    expect(scripts.length).toBeGreaterThan(3);
    expect(
      scripts.filter((script) => script.includes(QUERY_LIBRARY)),
      address,
    ).toEqual([]);
  }
  await page.goto('/investors-relations/bonds/');
  await expect.poll(async () => (await scriptsThatRan(page)).join().includes(QUERY_LIBRARY)).toBe(true);
});

test('the history entry of an open dialog is removed on reload, without rendering the page again', async ({
  page,
}) => {
  // Records which history listeners receive an event.
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (
      name: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      if (name !== 'popstate' || typeof listener !== 'function') return listen(name, listener, options);
      return listen(
        name,
        (event) => {
          const { heard = '' } = document.documentElement.dataset;
          document.documentElement.dataset['heard'] = `${heard}${options ? 'dialogs ' : 'router '}`;
          listener(event);
        },
        options,
      );
    };
  });
  const hasEntry = () => page.evaluate(() => 'dialogs' in (window.history.state ?? {}));
  const open = async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // Closing a dialog before it has added its history entry must not go back in the history.
    await expect.poll(hasEntry).toBe(true);
  };
  await page.goto('/en/sitemap/');
  await open();
  await page.reload();
  await expect.poll(hasEntry).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'dialogs ');

  await open();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'dialogs dialogs ');
});

test.describe('a page whose footer is built before the page', () => {
  test.use({ allowedErrors: ['Rendered again'] });

  test('ends with the new footer', async ({ page }) => {
    await page.route('**/slice-data/footer-en.json', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"name":"About"', '"name":"About the group"');
      await route.fulfill({ response, body });
    });
    await page.goto('/en/products/');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About the group' })).toBeAttached();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true })).toHaveCount(
      0,
    );
  });
});
