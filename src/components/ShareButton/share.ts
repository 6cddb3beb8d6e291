export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/**
 * Shares a page through the Web Share API, or copies its URL if the API is missing (forms-investors-catalogue §4).
 * @returns the outcome; failures are only logged (forms-investors-catalogue §8)
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
    // The visitor closed the share sheet, which is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    // eslint-disable-next-line no-console -- failures are only logged (forms-investors-catalogue §8)
    console.warn('The page could not be shared', error);
    return 'failed';
  }
}
