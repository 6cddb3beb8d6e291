/** @typedef {Awaited<ReturnType<typeof import('../gatsby/loadDrafts.mjs').loadDrafts>>} Drafts */
/** @typedef {import('../gatsby/loadDrafts.mjs').Edit} Edit */
/** @typedef {import('../gatsby/loadDrafts.mjs').SliceResult} SliceResult */
/** @typedef {import('./previewTexts.mjs').Reason} Reason */

/** Time in ms during which data is reused, so that prefetched links do not query the CMS each time. */
const REUSE_MS = 10_000;

/** Thrown when a page cannot be previewed. The editor sees the reason instead of the page. */
export class PreviewUnavailable extends Error {
  /** @param {Reason} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Processes the requests of the preview server one after another. Gatsby's nodes are shared by all requests, so the
 * unsaved edits of one editor could otherwise appear in the response to another.
 * @param {Drafts} drafts
 * @param {{ url: string, apiKey: string, now?: () => number }} cms
 */
export function draftQueue(drafts, { url, apiKey, now = () => performance.now() }) {
  let readAt = now();
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();

  /**
   * Runs a task after all earlier ones have ended.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  const inTurn = (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };

  /**
   * Checks that the CMS responds, because Gatsby itself would only log an error. @throws {PreviewUnavailable} if it does
   * not respond
   */
  const requireCms = async () => {
    const response = await fetch(`${url}/web/health`, { signal: AbortSignal.timeout(5000) }).catch(
      () => null,
    );
    if (!response?.ok) throw new PreviewUnavailable('cmsDown');
  };

  const refresh = async () => {
    await requireCms();
    await drafts.refresh();
    readAt = now();
  };

  /**
   * Asks the CMS why a document has no page.
   * @param {{ collection: string, id: string | number, locale: string }} document
   * @returns {Promise<Reason>}
   */
  const whyNot = async ({ collection, id, locale }) => {
    const query = `locale=${locale}&fallback-locale=none&depth=0&draft=true`;
    const response = await fetch(`${url}/api/${collection}/${id}?${query}`, {
      headers: { Authorization: `services API-Key ${apiKey}` },
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    if (!response || response.status >= 500) return 'cmsDown';
    if (!response.ok) return 'gone';
    const { path, languages } = await response.json();
    if (Array.isArray(languages) && languages.length > 0 && !languages.includes(locale))
      return 'otherLanguage';
    return path ? 'incomplete' : 'noAddress';
  };

  /**
   * Updates Gatsby's nodes before a request: removes the edits of other documents, reads saved changes if needed, then
   * applies the edit.
   * @param {Edit | null} [edit] @param {boolean} [isSaved]
   */
  const bringUpToDate = async (edit, isSaved = false) => {
    await drafts.forgetTyped(edit);
    if (isSaved || (!edit && now() - readAt > REUSE_MS)) await refresh();
    else if (edit) await requireCms();
    if (edit) await drafts.read(edit);
  };

  return {
    /**
     * Returns the page at a path.
     * @param {{ path: string, edit?: Edit | null, isSaved?: boolean, withSlices?: boolean }} question `edit`: unsaved
     *   form data; `isSaved`: whether a document was just saved, so that saved changes must be read; `withSlices`:
     *   whether to return slice results too
     * @throws {PreviewUnavailable}
     */
    page: ({ path, edit, isSaved = false, withSlices = false }) =>
      inTurn(async () => {
        await bringUpToDate(edit, isSaved);
        const page = await drafts.pageAt(path);
        if (!page) throw new PreviewUnavailable('notFound');
        if (!withSlices) return page;
        /** @type {Record<string, SliceResult>} */
        const sliceResults = {};
        for (const name of Object.values(page.slices)) {
          const result = await drafts.slice(name);
          if (result) sliceResults[name] = result;
        }
        return { ...page, sliceResults };
      }),

    /**
     * Returns the saved data of a slice, which is the header or footer in one language.
     * @param {{ name: string }} question
     * @throws {PreviewUnavailable}
     */
    slice: ({ name }) =>
      inTurn(async () => {
        await bringUpToDate();
        const result = await drafts.slice(name);
        if (!result) throw new PreviewUnavailable('notFound');
        return result;
      }),

    /**
     * Returns the path of a document's page, without unsaved edits. For a global, this is the home page.
     * @param {{ collection: string, id: string | number, locale: string }} document
     * @throws {PreviewUnavailable}
     */
    locate: (document) =>
      inTurn(async () => {
        await drafts.forgetTyped();
        await requireCms();
        await drafts.read(document);
        const { path, hasNode, isTaken } = drafts.locate(document);
        if (path) return { path };
        if (isTaken) throw new PreviewUnavailable('addressTaken');
        if (document.collection === 'globals') throw new PreviewUnavailable('notFound');
        throw new PreviewUnavailable(hasNode ? 'noTemplate' : await whyNot(document));
      }),
  };
}
