import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

interface Found {
  docs: { message: string; pages: string; engines: string; frames: string }[];
}

test.describe('a page whose script fails', () => {
  test.use({ allowedErrors: ["Cannot read properties of null (reading 'homesOfTheTest')"] });

  test('is reported to administrators with the place in the code', async ({ page, request }) => {
    const headers = await authorization(request, 'administrator');
    const params = { 'where[message][like]': 'homesOfTheTest' };
    await request.delete(`${cmsUrl}/api/site-problems`, { headers, params });

    await page.route(/\/app-[0-9a-f]+\.js$/, async (route) => {
      const response = await route.fetch();
      const body = `${await response.text()}\n;setTimeout(() => null.homesOfTheTest, 1000);`;
      await route.fulfill({ response, body });
    });
    await page.goto('/en/about/?email=dana@example.com');
    await expect
      .poll(async () => {
        const answer = await request.get(`${cmsUrl}/api/site-problems`, { headers, params });
        return ((await answer.json()) as Found).docs;
      })
      .toMatchObject([
        {
          message: "TypeError: Cannot read properties of null (reading 'homesOfTheTest')",
          pages: '/en/about/ (1)',
          engines: expect.stringMatching(/^Chromium \d+ \(1\)$/),
          frames: expect.stringMatching(/^\/app-[0-9a-f]+\.js:\d+:\d+$/m),
        },
      ]);
  });
});
