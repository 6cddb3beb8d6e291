import { noteSave } from './ownSaves';
import { afterEarlier, isNoConnection, untilAnswered } from './pendingSaves';
import { withoutTime } from './withoutTime';

const SAVES = /^(PATCH|POST|PUT)$/i;

const addressOf = (input: RequestInfo | URL): URL =>
  new URL(input instanceof Request ? input.url : input, location.href);

interface Options {
  /** Path of the API of the CMS, with a slash at its end. */
  api: string;
  /** A header that each save gets. */
  header: { name: string; value: string };
  /** What a form shows when a save finds no connection. */
  noConnection: string;
}

/**
 * Adds a header to each save of a form, and repeats automatic saves until the CMS answers. It replaces `window.fetch`.
 * @returns ends it
 */
export function interceptSaves({ api, header, noConnection }: Options): () => void {
  const { fetch: plain } = window;
  const intercepting: typeof fetch = (input, init) => {
    const { origin, pathname, searchParams } = addressOf(input);
    if (!init?.method || !SAVES.test(init.method) || origin !== location.origin) return plain(input, init);
    const headers = new Headers(init.headers);
    headers.set(header.name, header.value);
    const body = withoutTime(init.body) ?? null;
    const send = () => plain(input, { ...init, headers, body });
    if (!pathname.startsWith(api)) return noteSave(send());
    if (searchParams.get('autosave') === 'true') return noteSave(untilAnswered(pathname, send));
    return noteSave(
      afterEarlier(pathname, send).catch((error: unknown) => {
        // The form shows this sentence, which is the browser's own otherwise.
        throw isNoConnection(error) ? new Error(noConnection, { cause: error }) : error;
      }),
    );
  };
  window.fetch = intercepting;
  return () => {
    if (window.fetch === intercepting) window.fetch = plain;
  };
}
