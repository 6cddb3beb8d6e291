import { randomUUID } from 'node:crypto';
import { loadGatsby } from './loadGatsby.mjs';

const SOURCE = 'gatsby-source-payload';
const PREFIX = 'Cms';
/** Pseudo collection for documents without a page of their own: the header, the footer and the site's settings. */
const GLOBALS = 'globals';
/** Maximum number of pages with the same template in which to look for one that is already built. */
const MAX_SAMPLES = 50;

/**
 * Unsaved form data. For a global, the collection is `globals` and the id is its slug.
 * @typedef {{ collection: string, id: string | number, locale?: string, values?: object }} Edit
 */
/** @typedef {{ data?: unknown, sliceContext: object }} SliceResult Query result and context of a slice */
/**
 * @typedef {object} DraftPage
 * @property {string} path
 * @property {string} componentChunkName
 * @property {{ data?: unknown, pageContext: object }} result
 * @property {Record<string, string>} slices
 * @property {string[]} alike paths of other pages with the same template
 */

/**
 * @typedef {{ path: string, componentPath: string, componentChunkName: string, context: { id?: string },
 *   slices?: Record<string, string> }} Page
 */
/** @typedef {{ name: string, componentPath: string, context: object }} Slice */
/**
 * @typedef {{ pages: Map<string, Page>, slices: Map<string, Slice>, components: Map<string, { query?: string }> }}
 *   State The parts of Gatsby's state that this module reads
 */

/**
 * Loads nodes, schema and page queries with drafts into this process. It works like `gatsby build` but does not run
 * webpack.
 *
 * Set these environment variables before: `gatsby_executing_command`, `NODE_ENV`, `GATSBY_PREVIEW`.
 * @param {string} folder a copy of the site; must be the working directory
 */
export async function loadDrafts(folder) {
  const { load, cli, sitePackageJson } = loadGatsby(folder);
  Object.assign(globalThis, { __GATSBY: { buildId: randomUUID(), root: folder } });
  const services = load('services');
  /** @type {{ store: { getState: () => State }, emitter: import('node:events').EventEmitter }} */
  const { store, emitter } = load('redux');
  /** @type {{ getNode: (id: string) => any }} */
  const { getNode } = load('datastore');
  const { createNodeId } = load('utils/create-node-id');
  const { createGraphQLRunner } = load('bootstrap/create-graphql-runner');
  const { GraphQLRunner } = load('query/graphql-runner');
  const { default: reporter } = cli('gatsby-cli/lib/reporter');

  const program = {
    _: ['develop'],
    directory: folder,
    sitePackageJson,
    browserslist: ['defaults'],
    report: reporter,
    useYarn: false,
  };
  /** @type {any} */
  const context = { program, ...(await services.initialize({ program })) };
  // End the worker pool, which runs the queries of all pages. The preview queries one page at a time in this process.
  await context.workerPool.end();
  await services.customizeSchema(context);
  await services.sourceNodes(context);
  await services.buildSchema(context);
  context.gatsbyNodeGraphQLFunction = createGraphQLRunner(store, reporter);
  await services.createPages({ ...context, shouldRunCreatePagesStatefully: true });
  await services.extractQueries(context);

  /** Templates whose queries have already been extracted. @type {Set<string>} */
  const extracted = new Set();
  const noteExtracted = () => {
    for (const { componentPath } of store.getState().pages.values()) extracted.add(componentPath);
  };
  noteExtracted();

  // Whether a document has changed since the last run of `createPages`. If none has, `createPages` is not needed,
  // because it creates pages of changed documents and writes list indexes.
  let isChanged = false;
  const note = (/** @type {any} */ { payload: node }) => {
    // Ignore nodes without a document id. The source plugin creates them temporarily to declare a field.
    if (node?.internal.type.startsWith(PREFIX) && node.documentId) isChanged = true;
  };
  emitter.on('CREATE_NODE', note);
  emitter.on('DELETE_NODE', note);

  /** @param {object} [webhookBody] */
  const source = async (webhookBody) => {
    await services.sourceNodes({ store, webhookBody, webhookSourcePluginName: SOURCE });
    if (!isChanged) return;
    isChanged = false;
    await services.createPages({ ...context, shouldRunCreatePagesStatefully: false });
    // If a page uses a template for the first time, extract the template's query.
    const { pages } = store.getState();
    if ([...pages.values()].every(({ componentPath }) => extracted.has(componentPath))) return;
    await services.extractQueries(context);
    noteExtracted();
  };

  /**
   * Documents whose Gatsby nodes contain unsaved edits. Their nodes are restored before the next request is processed.
   */
  /** @type {Map<string, Edit>} */
  const typed = new Map();
  const keyOf = (/** @type {Edit} */ { collection, id }) => `${collection}/${id}`;

  /**
   * Runs the query of a template or slice.
   * @param {string} componentPath component of a template or a slice
   * @param {string} name used in error messages
   * @param {object} variables
   * @returns {Promise<unknown>} undefined if the component has no query
   */
  const dataOf = async (componentPath, name, variables) => {
    const { query } = store.getState().components.get(componentPath) ?? {};
    if (!query) return undefined;
    const runner = new GraphQLRunner(store);
    const { data, errors } = await runner.query(query, variables, { queryName: name, componentPath });
    if (errors) throw new Error(`The query of ${name} fails: ${errors.map(String).join('; ')}`);
    return data;
  };

  /**
   * @param {string} name
   * @returns {Promise<SliceResult | null>}
   */
  const slice = async (name) => {
    const { componentPath, context: sliceContext } = store.getState().slices.get(name) ?? {};
    if (!componentPath || !sliceContext) return null;
    const data = await dataOf(componentPath, name, sliceContext);
    return { ...(data !== undefined && { data }), sliceContext };
  };

  /** @param {string} pagePath */
  const pageAt = async (pagePath) => {
    const { pages } = store.getState();
    const page = pages.get(pagePath);
    if (!page) return null;
    const data = await dataOf(page.componentPath, page.path, { ...page, ...page.context });
    const alike = [];
    for (const other of pages.values()) {
      if (alike.length === MAX_SAMPLES) break;
      if (other.componentPath === page.componentPath) alike.push(other.path);
    }
    return {
      path: page.path,
      componentChunkName: page.componentChunkName,
      result: { ...(data !== undefined && { data }), pageContext: page.context },
      slices: page.slices ?? {},
      alike,
    };
  };

  return {
    /** Reads the changes that were saved since the last call. */
    refresh: () => source(),

    /**
     * Reads a saved document and applies the unsaved edits of its form to the node.
     * @param {Edit} edit
     */
    async read(edit) {
      const { collection, id, locale, values } = edit;
      const unsaved = locale && values ? { locale, values } : undefined;
      await source({ document: { collection, id, ...(unsaved && { unsaved }) } });
      if (unsaved) typed.set(keyOf(edit), edit);
      else typed.delete(keyOf(edit));
    },

    /**
     * Restores the saved version of all documents with unsaved edits, except one.
     * @param {Edit | null} [kept] the document that keeps its unsaved edits
     */
    async forgetTyped(kept) {
      for (const [key, { collection, id }] of [...typed]) {
        if (kept && key === keyOf(kept)) continue;
        await source({ document: { collection, id } });
        typed.delete(key);
      }
    },

    /** @type {(pagePath: string) => Promise<DraftPage | null>} */
    pageAt,

    /** Returns the data of a slice, such as the Hebrew header, or null if the slice does not exist. */
    slice,

    /**
     * Returns the path of a document's page in a language. For a global, this is the home page, because globals have no
     * page.
     * @param {{ collection: string, id: string | number, locale: string }} document
     * @returns {{ path?: string, hasNode: boolean, isTaken: boolean }}
     */
    locate({ collection, id, locale }) {
      if (collection === GLOBALS) {
        const home = store.getState().pages.get(locale === 'he' ? '/' : `/${locale}/`);
        return { ...(home && { path: home.path }), hasNode: true, isTaken: false };
      }
      const nodeId = createNodeId(`${PREFIX}/${collection}/${id}/${locale}`, SOURCE);
      const node = getNode(nodeId);
      const page = node?.path ? store.getState().pages.get(node.path) : undefined;
      const isOwn = page?.context.id === nodeId;
      return {
        ...(isOwn && page && { path: page.path }),
        hasNode: Boolean(node),
        isTaken: Boolean(page) && !isOwn,
      };
    },
  };
}
