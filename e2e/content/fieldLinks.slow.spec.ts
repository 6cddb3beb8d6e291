import type { APIRequestContext } from '@playwright/test';
import { logIn } from '../support/admin';
import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

const SLOW = { timeout: 30_000 };
const NAME = `field-links-${Date.now().toString(36)}`;

/**
 * Drafts whose title for search engines exists only in Hebrew. This causes an error in a field that is not on the first
 * tab.
 */
const DRAFTS = [
  {
    collection: 'pages',
    first: 'title',
    data: { title: `דף ${NAME}`, slug: NAME, template: 'generic' },
  },
  { collection: 'projects', first: 'projectTitle', data: { projectTitle: `פרויקט ${NAME}` } },
] as const;

const made: string[] = [];

test.afterAll(async ({ request }) => {
  const headers = await authorization(request, 'administrator');
  for (const address of made) await request.delete(address, { headers });
});

async function makeDraft(request: APIRequestContext, { collection, data }: (typeof DRAFTS)[number]) {
  const headers = await authorization(request, 'administrator');
  const answer = await request.post(`${cmsUrl}/api/${collection}?locale=he&draft=true`, {
    headers,
    data: { ...data, languages: ['he', 'en'], seo: { metaTitle: 'כותרת למנועי חיפוש' } },
  });
  const { doc } = (await answer.json()) as { doc: { id: number } };
  made.push(`${cmsUrl}/api/${collection}/${doc.id}`);
  return doc.id;
}

for (const draft of DRAFTS)
  test(`a link of the content check leads to a field of ${draft.collection} in another tab`, async ({
    browser,
    request,
  }) => {
    const { collection, first } = draft;
    const form = `${cmsUrl}/admin/collections/${collection}/${await makeDraft(request, draft)}`;
    const admin = await logIn(browser, 'editor');
    await admin.goto(`${form}?locale=he`);
    await expect(admin.locator(`#field-${first}`)).toBeVisible(SLOW);
    await expect(admin.locator('#field-seo__metaTitle')).toHaveCount(0);
    const check = admin.getByRole('region', { name: 'Before publishing' });
    await check.getByText(/things? to check/).click(SLOW);
    const fault = check.getByRole('listitem').filter({ hasText: 'Search and sharing' });
    await fault.filter({ hasText: 'in English' }).getByRole('link').click(SLOW);
    const field = admin.locator('#field-seo__metaTitle');
    await expect(field).toBeFocused(SLOW);
    await expect(admin).toHaveURL(/locale=en/);
    await expect(field).toHaveValue('');
    // A form opens with the tab that was used last. A link to a field on the first tab must work anyway.
    await admin.goto('about:blank');
    await admin.goto(`${form}?locale=he#field-${first}`);
    await expect(admin.locator(`#field-${first}`)).toBeFocused(SLOW);
    await expect(field).toHaveCount(0);
    await admin.context().close();
  });
