/** Query parameter of the address of a public file: the time in ms, in base 36, at which its document was saved. */
export const VERSION_PARAMETER = 'v';

/**
 * Adds its version to the address of a public file, so that a replaced file has another address.
 * @param savedAt time at which its document was saved; without it the address is unchanged
 */
export function versionedUrl(url: string, savedAt: string | null | undefined): string {
  const time = Date.parse(savedAt ?? '');
  if (Number.isNaN(time) || !URL.canParse(url)) return url;
  const versioned = new URL(url);
  versioned.searchParams.set(VERSION_PARAMETER, time.toString(36));
  return versioned.href;
}

/** Returns the time of a version in ms; NaN if it has none. */
export const versionTime = (version: string | null): number =>
  version && /^[0-9a-z]{1,10}$/.test(version) ? Number.parseInt(version, 36) : Number.NaN;
