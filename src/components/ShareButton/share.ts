export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/**
 * Offers a page to the device's own share function, or copies its address where there is none (forms-investors-catalogue §4).
 * @param title name of the page
 * @param url its address
 * @returns what came of it; a failure is only logged (§8)
 */
export async function share(title: string, url: string): Promise<ShareOutcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // A visitor who closes the share sheet has not failed.
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    // eslint-disable-next-line no-console -- a failure is logged, and nothing else (forms-investors-catalogue §8)
    console.warn('The page could not be shared', error);
    return 'failed';
  }
}
