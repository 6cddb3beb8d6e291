import { trackSave } from './ownSaves';
import { sendAfterPending, isNoConnection, sendUntilAnswered } from './pendingSaves';
import { omitUpdateTime } from './omitUpdateTime';

const SAVES = /^(PATCH|POST|PUT)$/i;

const addressOf = (input: RequestInfo | URL): URL =>
  new URL(input instanceof Request ? input.url : input, location.href);

interface Options {
  /** Path of the CMS API, with a trailing slash. */
  api: string;
  /** Header added to each save. */
  header: { name: string; value: string };
  /** Error message that the form shows if the CMS is unreachable. */
  noConnection: string;
}

/**
 * Replaces `window.fetch` to add a header to each save of a form. Also sends an autosave again until the CMS responds.
 * @returns a function that restores the original `fetch`
 */
export function interceptSaves({ api, header, noConnection }: Options): () => void {
  const { fetch: plain } = window;
  const intercepting: typeof fetch = (input, init) => {
    const { origin, pathname, searchParams } = addressOf(input);
    if (!init?.method || !SAVES.test(init.method) || origin !== location.origin) return plain(input, init);
    const headers = new Headers(init.headers);
    headers.set(header.name, header.value);
    const body = omitUpdateTime(init.body) ?? null;
    const send = () => plain(input, { ...init, headers, body });
    if (!pathname.startsWith(api)) return trackSave(send());
    if (searchParams.get('autosave') === 'true') return trackSave(sendUntilAnswered(pathname, send));
    return trackSave(
      sendAfterPending(pathname, send).catch((error: unknown) => {
        // The form shows the message of the error. Replace the browser's own message, which users would not understand.
        throw isNoConnection(error) ? new Error(noConnection, { cause: error }) : error;
      }),
    );
  };
  window.fetch = intercepting;
  return () => {
    if (window.fetch === intercepting) window.fetch = plain;
  };
}
