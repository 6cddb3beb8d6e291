/* global window, document, location, history, requestAnimationFrame, PopStateEvent */

/**
 * Runs in each preview page. The admin sends its form data (`payload-live-preview`) and save events (`payload-document-event`). The page
 * requests its data with them and updates in place, without a reload.
 */
(() => {
  const {
    cms = '',
    kind = '',
    badge = '',
    stale = '',
  } = /** @type {HTMLElement} */ (document.currentScript).dataset;
  const admin = window.opener ?? (window.parent === window ? null : window.parent);
  /** Debounce after the last keystroke. */
  const QUIET_MS = 250;
  const AGAIN_MS = 1500;
  const GREETING_MS = 1000;
  /** Reasons that resolve without user action. */
  const PASSING = ['starting', 'cmsDown'];

  /** @type {{ collection: string, id: number | string, locale: string, values: object } | null} */
  let edit = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isAsking = false;
  let isWanted = false;
  /** Whether a document or picture was saved since the last request. */
  let isSavedSince = false;
  let shown = '';
  /** Whether the page has scrolled to the part in its address. Gatsby scrolls there after hydration. */
  let isPlaced = location.hash === '';

  /**
   * Slice results by name: the objects that Gatsby parsed and passes to components. Gatsby does not expose them, so they are captured
   * during parsing.
   * @type {Map<string, object>}
   */
  const sliceData = new Map();
  const { parse } = JSON;
  JSON.parse = (text, reviver) => {
    const value = parse(text, reviver);
    if (typeof value?.previewSlice === 'string' && value.result?.data)
      sliceData.set(value.previewSlice, value.result.data);
    return value;
  };

  const note = (/** @type {string} */ text, /** @type {boolean} */ isFault) => {
    const element = document.getElementById('preview-note');
    if (!element) return;
    element.textContent = text;
    element.style.background = isFault ? '#9a3412' : '#1b1f27';
  };

  /** Opens the document at its current path, or reloads the page. */
  const open = () => {
    if (edit) location.replace(`/__preview/open/${edit.collection}/${edit.id}?locale=${edit.locale}`);
    else location.reload();
  };

  /**
   * Writes data into Gatsby's page store and makes React render the page again, as after browser navigation.
   * @param {{ componentChunkName: string, result: object, sliceResults?: Record<string, { data?: object }> }} pageData
   * @returns {boolean} false while Gatsby has no page yet
   */
  const show = ({ componentChunkName, result, sliceResults = {} }) => {
    const text = JSON.stringify([result, sliceResults]);
    if (text === shown) return true;
    /** @type {any} */
    const gatsby = window;
    const resources = gatsby.___loader?.loadPageSync(location.pathname);
    if (!resources?.json) return false;
    if (resources.page.componentChunkName !== componentChunkName) {
      location.reload();
      return true;
    }
    shown = text;
    const { scrollX, scrollY } = window;
    resources.json = result;
    for (const [name, { data }] of Object.entries(sliceResults))
      Object.assign(sliceData.get(name) ?? {}, data);
    const state = { ...history.state, key: String(Date.now()) };
    history.replaceState(state, '');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
    // Do not restore the scroll position before Gatsby has scrolled to the part.
    if (isPlaced) requestAnimationFrame(() => requestAnimationFrame(() => window.scrollTo(scrollX, scrollY)));
    isPlaced = true;
    return true;
  };

  const later = (/** @type {number} */ ms) => {
    clearTimeout(timer);
    timer = setTimeout(ask, ms);
  };

  const settle = async (/** @type {Response} */ response) => {
    // The session has expired: the reload requests a new ticket from the CMS.
    if (response.status === 401) location.reload();
    else if (response.status === 404) open();
    else if (!response.ok) {
      note(stale, true);
      later(AGAIN_MS);
    } else if (show(await response.json())) note(badge, false);
    else later(QUIET_MS);
  };

  const ask = async () => {
    if (isAsking) {
      isWanted = true;
      return;
    }
    isAsking = true;
    isWanted = false;
    const isSaved = isSavedSince;
    isSavedSince = false;
    try {
      const response = await fetch('/__preview/data', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ path: location.pathname, edit, isSaved }),
      });
      await settle(response);
    } catch {
      // The network is down, or the preview is restarting.
      note(stale, true);
      later(AGAIN_MS);
    }
    isAsking = false;
    if (isWanted) later(0);
  };

  /** A page updates on each keystroke; a reason page retries after a save. */
  const follow = (/** @type {boolean} */ isSaved) => {
    isSavedSince ||= isSaved;
    if (kind === 'page') later(isSaved ? 0 : QUIET_MS);
    else if (isSaved) open();
  };

  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== cms || typeof data !== 'object' || data === null) return;
    if (data.type === 'payload-live-preview' && data.data) {
      const { collectionSlug, globalSlug, locale, data: values } = data;
      const [collection, id] = globalSlug ? ['globals', globalSlug] : [collectionSlug, values.id];
      if (collection && id) {
        edit = { collection, id, locale, values };
        follow(false);
      }
    }
    // The admin sends one event when the page connects, although nothing was saved.
    if (data.type === 'payload-document-event' && performance.now() > GREETING_MS) follow(true);
  });

  if (PASSING.includes(kind)) {
    const look = async () => {
      const response = await fetch('/__preview/state').catch(() => null);
      const isReady = response?.ok && (await response.json()).state === 'ready';
      if (isReady || response?.status === 401) location.reload();
      else setTimeout(look, AGAIN_MS);
    };
    setTimeout(look, AGAIN_MS);
  }

  // A separate tab receives no messages from the admin, so it refreshes when it becomes visible.
  if (!admin) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') follow(true);
    });
  }
  const greet = () => admin?.postMessage({ type: 'payload-live-preview', ready: true }, cms);
  greet();
  window.addEventListener('load', greet);
})();
