import type { Page } from '@playwright/test';

/** A message of TanStack Query that its built script holds, too. */
export const QUERY_LIBRARY = 'No QueryClient set';

/** The texts of the scripts that ran on a page until its network was quiet. */
export async function scriptsThatRan(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  // Not `document.scripts`: webpack takes the elements away; what is fetched ahead for other pages is no script yet.
  const sources = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  return Promise.all(sources.map(async (source) => (await page.request.get(source)).text()));
}
