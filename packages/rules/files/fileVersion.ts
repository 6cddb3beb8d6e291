/** Query parameter of the address of a public file: the time in ms, in base 36, at which its document was saved. */
export const VERSION_PARAMETER = 'v';

/**
 * Adds its version to the address of a public file. Another file at the same address then has another address.
 * @param savedAt of its document; without it the address stays as it is
 */
export function versionedUrl(url: string, savedAt: string | null | undefined): string {
  const time = Date.parse(savedAt ?? '');
  if (Number.isNaN(time) || !URL.canParse(url)) return url;
  const versioned = new URL(url);
  versioned.searchParams.set(VERSION_PARAMETER, time.toString(36));
  return versioned.href;
}

/** The time in ms that a version names; NaN when it names none. */
export const versionTime = (version: string | null): number =>
  version && /^[0-9a-z]{1,10}$/.test(version) ? Number.parseInt(version, 36) : Number.NaN;
