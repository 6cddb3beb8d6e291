/* global window, document, location, history, requestAnimationFrame, PopStateEvent */

/**
 * Runs in each page of the preview. The admin tells what its form holds (`payload-live-preview`) and that it has saved
 * (`payload-document-event`); the page asks for its data with that, and shows it where it stands, without a reload.
 */
(() => {
  const {
    cms = '',
    kind = '',
    badge = '',
    stale = '',
  } = /** @type {HTMLElement} */ (document.currentScript).dataset;
  const admin = window.opener ?? (window.parent === window ? null : window.parent);
  /** Pause after the last key before the page is asked for. */
  const QUIET_MS = 250;
  const AGAIN_MS = 1500;
  const GREETING_MS = 1000;
  /** Reasons that pass without anybody's doing. */
  const PASSING = ['starting', 'cmsDown'];

  /** @type {{ collection: string, id: number | string, locale: string, values: object } | null} */
  let edit = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isAsking = false;
  let isWanted = false;
  /** Whether something was saved since the page was asked for: pictures that were uploaded, too. */
  let isSavedSince = false;
  let shown = '';
  /** Whether the page stands where its address says: at its part, for which Gatsby scrolls once it has taken over the page. */
  let isPlaced = location.hash === '';

  /**
   * What the slices of the page show, by their names: the objects that Gatsby took from their files and hands to the components. It tells
   * nobody of them, so they are noted as they are read.
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

  /** Opens the document of the form wherever its address is now; else the same page again. */
  const open = () => {
    if (edit) location.replace(`/__preview/open/${edit.collection}/${edit.id}?locale=${edit.locale}`);
    else location.reload();
  };

  /**
   * Puts data into Gatsby's store of pages, and has React render the page again as it does after Back.
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
    // Where a form is typed in before Gatsby has scrolled to the part, the page is not to stay at its top.
    if (isPlaced) requestAnimationFrame(() => requestAnimationFrame(() => window.scrollTo(scrollX, scrollY)));
    isPlaced = true;
    return true;
  };

  const later = (/** @type {number} */ ms) => {
    clearTimeout(timer);
    timer = setTimeout(ask, ms);
  };

  const settle = async (/** @type {Response} */ response) => {
    // The session is over: the CMS is asked again.
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
      // No network, or the preview is being started again.
      note(stale, true);
      later(AGAIN_MS);
    }
    isAsking = false;
    if (isWanted) later(0);
  };

  /** A page follows each key; one that says why there is nothing to see looks again once something was saved. */
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
    // The admin sends one as soon as it knows that the page is there: nothing has been saved then.
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

  // A tab of its own hears nothing from the admin: it looks when it is looked at.
  if (!admin) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') follow(true);
    });
  }
  const greet = () => admin?.postMessage({ type: 'payload-live-preview', ready: true }, cms);
  greet();
  window.addEventListener('load', greet);
})();
