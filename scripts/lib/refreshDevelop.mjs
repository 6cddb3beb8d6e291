import { setTimeout as sleep } from 'node:timers/promises';

/** Longest time in ms until a busy `gatsby develop` starts a refresh. */
const TIMEOUT_MS = 120_000;

/**
 * Makes `gatsby develop` read the content of the CMS again. A failure is only printed, because the next change tries
 * again.
 * @param {string} siteUrl
 * @param {string} token its GATSBY_REFRESH_TOKEN
 */
export async function refreshDevelop(siteUrl, token) {
  try {
    const response = await fetch(`${siteUrl}/__refresh`, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) console.error(`The site was not refreshed. It answered ${response.status}.`);
  } catch (error) {
    console.error('The site was not refreshed', error);
  }
}

/**
 * Waits until a URL responds, with any status.
 * @param {string} url
 */
export async function untilAnswers(url) {
  while (!(await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(60_000) }).catch(() => null)))
    await sleep(500);
}
