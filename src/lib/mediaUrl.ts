/** Public media, and files for residents, whose links are signed. */
const FILE_PATHS = ['/api/media/file/', '/api/residentFiles/file/'];

/**
 * The address of a file on the CMS's own media host; nothing else may be streamed through the site (design §5).
 * @param url what the visitor asks for
 * @param mediaHost absolute address of the CMS
 * @returns null unless it is an http(s) address on that host, below its files, without credentials
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
