import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { headersFor, readablePath, readHeaders, cachedFileReader } from '../../site-server/hosting.mjs';
import { siteServer } from '../../site-server/siteServer.mjs';
import { pageDataOf, sliceDataOf } from './builtSample.mjs';
import { draftPage, noPreviewPage } from './pages.mjs';
import { languageOf } from './previewTexts.mjs';
import { previewAccess, staffLanguage } from './previewAccess.mjs';
import { sharedHead } from './sharedHead.mjs';

/** @typedef {import('./previewTexts.mjs').Reason} Reason */
/** @typedef {import('express').Request} Request */
/** @typedef {import('express').Response} Response */
/** @typedef {import('./Renderer.mjs').Renderer} Renderer */
/** @typedef {import('./Renderer.mjs').Question} Question */
/** @typedef {{ answer: object, reason?: undefined } | { answer?: undefined, reason: Reason }} PageData */

/** File with the script tags that each built page has at its end. */
const SCRIPTS = '_gatsby/slices/_gatsby-scripts-1.html';
const PAGE_DATA = /^\/page-data\/(?!sq\/)(.+)\/page-data\.json$/;
const SLICE_DATA = /^\/slice-data\/([\w-]+)\.json$/;
const COLLECTION = /^[a-z]\w*$/i;
const ID = /^[\w-]{1,64}$/;
/** Maximum size of a request with unsaved form data. */
const MAX_TYPED = '4mb';
/** @type {Partial<Record<Reason, number>>} */
const STATUS = { starting: 503, cmsDown: 503, failed: 500, notFound: 404, gone: 404, noCookie: 403 };

/**
 * Creates an Express app that serves the built site to logged-in CMS users, with drafts in place of its pages.
 * @param {object} options
 * @param {string} options.site folder of the built site
 * @param {string} options.publicFolder folder of the published site
 * @param {string} options.cmsUrl
 * @param {string} options.apiKey API key shared by the CMS and the site's build
 * @param {Pick<Renderer, 'state' | 'ask'>} options.renderer
 */
export function previewServer({ site, publicFolder, cmsUrl, apiKey, renderer }) {
  const builtHeaders = cachedFileReader(path.join(publicFolder, '_headers'), readHeaders);
  const live = readFileSync(fileURLToPath(new URL('live.js', import.meta.url)), 'utf8');

  /**
   * Returns the headers of a page. They equal the site's headers, except that the CMS may show the page in a frame.
   * @param {string} pathname
   */
  const pageHeaders = (pathname) => {
    const headers = headersFor(builtHeaders() ?? [], pathname);
    for (const name of ['X-Frame-Options', 'Cross-Origin-Opener-Policy']) delete headers[name];
    const ancestors = `frame-ancestors ${new URL(cmsUrl).origin}`;
    const policy =
      headers['Content-Security-Policy'] ??
      "default-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
    return { ...headers, 'Content-Security-Policy': policy.replace(/frame-ancestors [^;]+/, ancestors) };
  };

  /** @param {Request} request @param {Response} response @param {Reason} reason */
  const explain = (request, response, reason) => {
    response
      .status(STATUS[reason] ?? 200)
      .set(pageHeaders(request.path))
      .type('html')
      .send(noPreviewPage({ reason, staff: staffLanguage(request), cmsUrl }));
  };

  /**
   * Returns the page data for a path, or the reason why there is none.
   * @param {Extract<Question, { ask: 'page' }>['page']} page
   * @returns {Promise<PageData>}
   */
  const pageData = async (page) => {
    const { answer, reason } = await renderer.ask({ ask: 'page', page });
    if (reason) return { reason };
    const data = await pageDataOf(publicFolder, answer);
    return data ? { answer: data } : { reason: 'notBuilt' };
  };

  /** @param {Response} response @param {PageData} result */
  const sendData = (response, { answer, reason }) => {
    if (reason) response.status(STATUS[reason] ?? 409).json({ reason });
    else response.json(answer);
  };

  /**
   * Turns an async function into an Express handler. Passes its errors to `next`.
   * @param {(request: Request, response: Response, next: import('express').NextFunction) => Promise<unknown>} handler
   * @returns {import('express').RequestHandler}
   */
  const waited = (handler) => (request, response, next) => void handler(request, response, next).catch(next);

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.set({ 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'private, no-store' });
    next();
  });
  app.use((request, response, next) => {
    // Reject URLs that start with two slashes. A redirect repeats the URL, and browsers would read the part after the
    // slashes as another host.
    if (/^\/[/\\]/.test(request.originalUrl)) response.status(400).json({ error: 'Invalid address' });
    else next();
  });
  app.use(previewAccess({ cmsUrl, apiKey, explain }));

  app.get('/__preview/live.js', (_request, response) => response.type('js').send(live));
  app.get('/__preview/state', (_request, response) => response.json({ state: renderer.state }));

  const open = waited(async (request, response) => {
    const { collection = '', id = '' } = request.params;
    if (!COLLECTION.test(collection) || !ID.test(id)) return explain(request, response, 'gone');
    const document = { collection, id, locale: languageOf(request.query.locale) };
    const { answer, reason } = await renderer.ask({ ask: 'locate', document });
    if (reason) return explain(request, response, reason);
    // The footer is at the end of the home page, so scroll there.
    const part = collection === 'globals' && id === 'footer' ? '#footer' : '';
    return response.redirect(303, `${encodeURI(answer.path)}${part}`);
  });
  app.get('/__preview/open/:collection/:id', open);

  const data = waited(async (request, response) => {
    const { path: pathname, edit, isSaved } = request.body ?? {};
    const isEdit = edit && COLLECTION.test(String(edit.collection)) && ID.test(String(edit.id));
    if (typeof pathname !== 'string') return response.status(400).json({ error: 'path is required' });
    const page = {
      path: readablePath(pathname),
      edit: isEdit ? edit : null,
      isSaved: isSaved === true,
      withSlices: true,
    };
    return sendData(response, await pageData(page));
  });
  app.post('/__preview/data', express.json({ limit: MAX_TYPED }), data);

  const dataFile = waited(async (request, response) => {
    const [name = ''] = Object.values(request.params);
    // Gatsby requests the data of its 404 page by file name, not by path.
    const pathname = name === 'index' ? '/' : name === '404.html' ? '/404.html' : `/${readablePath(name)}/`;
    sendData(response, await pageData({ path: pathname }));
  });
  app.get(PAGE_DATA, dataFile);

  // Gatsby shows no page before its slices are loaded. If a slice has no draft, `next` serves the published one.
  const sliceFile = waited(async (request, response, next) => {
    const [name = ''] = Object.values(request.params);
    const { answer } = await renderer.ask({ ask: 'slice', slice: { name } });
    const slice = answer && (await sliceDataOf(publicFolder, name, answer));
    return slice ? response.json(slice) : next();
  });
  app.get(SLICE_DATA, sliceFile);

  const page = waited(async (request, response, next) => {
    if (request.method !== 'GET' || !request.accepts('html')) return next();
    // The path of a page can contain a dot too. Only a path without a trailing slash and with an extension is a file.
    const isFile = !request.path.endsWith('/') && path.extname(request.path) !== '';
    if (isFile || request.path.startsWith('/api/')) return next();
    const pathname = readablePath(request.path);
    if (!pathname.endsWith('/')) return response.redirect(301, `${request.path}/`);
    const { reason } = await pageData({ path: pathname });
    if (reason) return explain(request, response, reason);
    const scripts = readFileSync(path.join(publicFolder, SCRIPTS), 'utf8');
    const head = sharedHead(readFileSync(path.join(publicFolder, 'index.html'), 'utf8'));
    const language = pathname.startsWith('/en/') ? 'en' : 'he';
    return response
      .set(pageHeaders(pathname))
      .type('html')
      .send(draftPage({ language, staff: staffLanguage(request), cmsUrl, head, scripts }));
  });
  app.use(page);

  // If the site has not generated a picture or file yet, redirect to the uploaded original in the CMS.
  app.get(/^\/_gatsby\/(image|file)\//, (request, response, next) => {
    const original = String(request.query.u ?? '');
    const isBuilt = existsSync(path.join(publicFolder, path.normalize(readablePath(request.path))));
    if (isBuilt || !original.startsWith(`${cmsUrl}/api/`)) return next();
    return response.redirect(302, original);
  });
  app.use(siteServer(site, publicFolder));
  app.use(answerError);
  return app;
}

/**
 * Express recognizes an error handler by its fourth parameter, so keep it although it is unused.
 * @type {import('express').ErrorRequestHandler}
 */
function answerError(error, request, response, _next) {
  const status = error.status >= 400 && error.status < 500 ? error.status : 500;
  if (status === 500) console.error(`${request.method} ${request.path}`, error);
  if (response.headersSent) response.destroy();
  else response.status(status).json({ error: status === 500 ? 'Internal server error' : 'Bad request' });
}
