import type { Page } from '@playwright/test';

/** A message of TanStack Query that is also in its built script. */
export const QUERY_LIBRARY = 'No QueryClient set';

/** Returns the texts of all scripts that ran until the network was idle. */
export async function scriptsThatRan(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  // `document.scripts` is incomplete, because webpack removes the elements. Prefetched scripts do not count.
  const sources = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  return Promise.all(sources.map(async (source) => (await page.request.get(source)).text()));
}
