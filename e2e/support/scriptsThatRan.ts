import type { Page } from '@playwright/test';

/** Error message of TanStack Query. It is also in the built script, so it shows whether the library was loaded. */
export const QUERY_LIBRARY = 'No QueryClient set';

/** Waits until the network is idle, and returns the texts of all scripts that have run. */
export async function scriptsThatRan(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  // `document.scripts` would be incomplete, because webpack removes its script elements. Prefetched scripts have
  // another initiator type, so they do not count.
  const sources = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  return Promise.all(sources.map(async (source) => (await page.request.get(source)).text()));
}
