import { setTimeout as sleep } from 'node:timers/promises';

/** How long `gatsby develop` may take to begin a refresh while it is busy. */
const TIMEOUT_MS = 120_000;

/**
 * Has `gatsby develop` read the CMS again. A failure is printed: the next change asks again.
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
    if (!response.ok) console.error(`The site was not refreshed: it answered ${response.status}`);
  } catch (error) {
    console.error('The site was not refreshed', error);
  }
}

/**
 * Waits until something answers at an address, whatever it says.
 * @param {string} url
 */
export async function untilAnswers(url) {
  while (!(await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(60_000) }).catch(() => null)))
    await sleep(500);
}
