/**
 * Query parameter in the URL of a public file. Its value is the time at which the file's document was saved, in ms and
 * base 36.
 */
export const VERSION_PARAMETER = 'v';

/**
 * Adds the version of a public file to its URL. A replaced file therefore has another URL, and browsers do not show the
 * old file from their cache.
 * @param savedAt time at which the file's document was saved; without it, the URL is unchanged
 */
export function versionedUrl(url: string, savedAt: string | null | undefined): string {
  const time = Date.parse(savedAt ?? '');
  if (Number.isNaN(time) || !URL.canParse(url)) return url;
  const versioned = new URL(url);
  versioned.searchParams.set(VERSION_PARAMETER, time.toString(36));
  return versioned.href;
}

/** Returns the time in ms that a version parameter contains, or NaN if the parameter is missing or invalid. */
export const versionTime = (version: string | null): number =>
  version && /^[0-9a-z]{1,10}$/.test(version) ? Number.parseInt(version, 36) : Number.NaN;
