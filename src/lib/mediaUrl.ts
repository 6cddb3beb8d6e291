/** Public media, and residents' files with signed links. */
const FILE_PATHS = ['/api/media/file/', '/api/residentFiles/file/'];

/**
 * Parses the address of a file on the CMS's media host. The site streams no other addresses
 * (docs/reference/security/input-and-output.md).
 * @returns null unless it is an http(s) address below the host's file paths, without credentials
 */
export function mediaUrl(url: unknown, mediaHost: string): URL | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  const parsed = new URL(url);
  const isMedia =
    parsed.origin === new URL(mediaHost).origin &&
    FILE_PATHS.some((path) => parsed.pathname.startsWith(path));
  const hasCredentials = parsed.username !== '' || parsed.password !== '';
  return isMedia && !hasCredentials ? parsed : null;
}
