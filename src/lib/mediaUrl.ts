const MEDIA_PATH = '/api/media/file/';

/**
 * The address of a file on the CMS's own media host; nothing else may be streamed through the site (design §5).
 * @param url what the visitor asks for
 * @param mediaHost absolute address of the CMS
 * @returns null unless it is an http(s) address on that host, below its media files, without credentials
 */
export function mediaUrl(url: unknown, mediaHost: string): URL | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  const parsed = new URL(url);
  const isMedia = parsed.origin === new URL(mediaHost).origin && parsed.pathname.startsWith(MEDIA_PATH);
  const hasCredentials = parsed.username !== '' || parsed.password !== '';
  return isMedia && !hasCredentials ? parsed : null;
}
