/** Paths of public media, and of residents' files that require a signed link. */
const FILE_PATHS = ['/api/media/file/', '/api/residentFiles/file/'];

/**
 * Parses the URL of a file on the CMS's media host. The site streams only such files
 * (docs/reference/security/input-and-output.md).
 * @returns null unless the value is an http(s) URL without credentials below one of the host's file paths
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
