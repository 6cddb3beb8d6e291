import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isEnding } from '../http-server/isEnding.mjs';
import compression from 'compression';
import express from 'express';
import {
  cacheControl,
  canonicalAddress,
  headersFor,
  isPageResource,
  lowerCaseAddress,
  notFoundPage,
  pageFile,
  readablePath,
  readHeaders,
  readRedirects,
  cachedFileReader,
  withQuery,
} from './hosting.mjs';
import { compressedFile } from './precompressed.mjs';

/** Files of the build that are not served: settings for static hosts, source maps and statistics. */
const NOT_FOR_VISITORS = /\.map(\.br)?$|^\/(_headers|_redirects|_gone\.json|webpack\.stats\.json)(\.br)?$/i;

/** An encoded slash or backslash. File lookups would decode it and treat it as a path separator. */
const HIDDEN_SLASH = /%2f|%5c/i;

/**
 * Converts a path to a file name: decodes it, resolves double slashes and dot segments, and removes a trailing slash.
 * @param {string} pathname
 */
const plainPath = (pathname) => path.posix.normalize(readablePath(pathname)).replace(/\/$/, '');

/**
 * Creates an Express app that serves a built site like a static host. It supports the build's headers and redirects,
 * compression, caching by file type, a 404 page in the language of the path, and Gatsby Functions. (`gatsby serve`
 * supports no redirects and only one 404 page.) Paths with capital letters redirect to the lower-case page.
 *
 * For load balancers it serves `/web/health/live` and `/web/health/ready`, as the CMS does. The first succeeds while
 * the process runs, the second if a site exists and the process is not stopping.
 * @param {string} folder a checkout with a built site
 * @param {string} [publicFolder] folder of the published site
 * @returns {import('express').Express}
 */
export function siteServer(folder, publicFolder = path.join(folder, 'public')) {
  const redirects = cachedFileReader(path.join(publicFolder, '_redirects'), readRedirects);
  const headers = cachedFileReader(path.join(publicFolder, '_headers'), readHeaders);

  /** @param {import('express').Response} response @param {string} file @param {import('express').Request} request */
  const send = (request, response, file) => {
    const compressed = request.acceptsEncodings('br') ? compressedFile(file) : null;
    response.vary('Accept-Encoding').type(path.extname(file));
    // Pass a path relative to the served folder. With an absolute path, Express would refuse files below any folder
    // whose name starts with a dot.
    const name = path.relative(publicFolder, compressed ?? file);
    if (!compressed) return response.sendFile(name, { root: publicFolder });
    response.set('Content-Encoding', 'br');
    return response.sendFile(name, { root: publicFolder, acceptRanges: false });
  };
  /**
   * Sends the 404 page in the language of the path. For a missing file that pages load, sends a short text instead.
   * @param {import('express').Request} request
   * @param {import('express').Response} response
   */
  const notFound = (request, response) => {
    response.status(404);
    response.set('Cache-Control', 'no-cache');
    if (!request.accepts('html')) {
      response.json({ error: 'Not found' });
      return;
    }
    if (isPageResource(express.static.mime.lookup(readablePath(request.path), ''))) {
      response.type('text').send('Not found');
      return;
    }
    send(request, response, path.join(publicFolder, notFoundPage(request.path)));
  };

  const app = express();
  app.disable('x-powered-by');
  app.get('/web/health/live', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  app.get('/web/health/ready', (_request, response) => {
    const ready = !isEnding() && existsSync(path.join(publicFolder, 'index.html'));
    response.set('Cache-Control', 'no-store');
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });
  app.use((request, response, next) => {
    response.set(headersFor(headers() ?? [], readablePath(request.path)));
    next();
  });
  app.use(compression());
  app.use((request, response, next) => {
    if (NOT_FOR_VISITORS.test(plainPath(request.path))) response.status(404).json({ error: 'Not found' });
    else if (HIDDEN_SLASH.test(request.path)) notFound(request, response);
    else next();
  });
  for (const { route, run } of gatsbyFunctions(folder)) app.all(route, rejectBodies, run);
  app.use((request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else response.status(405).set('Allow', 'GET, HEAD').json({ error: 'Only GET is allowed' });
  });
  app.use((request, response, next) => {
    const canonical = canonicalAddress(readablePath(request.path));
    if (canonical && existsSync(pageFile(publicFolder, canonical)))
      response.redirect(301, withQuery(encodeURI(canonical), request.url));
    else next();
  });
  /** @param {string} pathname @param {boolean} [fresh] */
  const redirectOf = (pathname, fresh) => {
    // Redirects, like pages, also match without their trailing slash.
    const slashed = pathname.endsWith('/') ? pathname : `${pathname}/`;
    const known = redirects(fresh);
    const redirect = known?.get(pathname) ?? known?.get(slashed) ?? known?.get(slashed.slice(0, -1));
    // An existing page takes precedence over a redirect. A build publishes redirects before it removes old pages and
    // adds new ones, so both can exist for a moment.
    return redirect && !existsSync(pageFile(publicFolder, slashed)) ? redirect : undefined;
  };
  app.use((request, response, next) => {
    const redirect = redirectOf(readablePath(request.path));
    if (redirect) response.redirect(redirect.status, withQuery(redirect.to, request.url));
    else next();
  });

  app.use((request, response, next) => {
    const file = path.join(publicFolder, readablePath(request.path).replace(/\/$/, '/index.html'));
    const isBelow = file.startsWith(publicFolder + path.sep) && !file.includes('\0');
    if (!isBelow || !request.acceptsEncodings('br') || !compressedFile(file)) return next();
    response.set('Cache-Control', cacheControl(path.relative(publicFolder, file)));
    return send(request, response, file);
  });
  app.use(
    express.static(publicFolder, {
      setHeaders: (response, file) => {
        response.set('Cache-Control', cacheControl(path.relative(publicFolder, file)));
      },
    }),
  );
  app.use((request, response) => {
    const pathname = readablePath(request.path);
    // The page may have moved since the redirects were last read, so read them again.
    const lower = lowerCaseAddress(pathname);
    const redirect = redirectOf(pathname, true) ?? (lower && redirectOf(lower, true));
    if (redirect) {
      response.redirect(redirect.status, withQuery(redirect.to, request.url));
      return;
    }
    if (!lower || !existsSync(pageFile(publicFolder, lower))) {
      notFound(request, response);
      return;
    }
    // Do not let browsers cache this redirect, because an editor may later publish a page at this URL.
    response.set('Cache-Control', 'no-cache');
    response.redirect(301, withQuery(encodeURI(lower), request.url));
  });
  app.use(answerError);
  return app;
}

/**
 * Loads the compiled Gatsby Functions of a site.
 * @param {string} folder a checkout with a built site
 */
function gatsbyFunctions(folder) {
  const functionsFolder = path.join(folder, '.cache/functions');
  const manifest = path.join(functionsFolder, 'manifest.json');
  /** @type {{ functionRoute: string, relativeCompiledFilePath: string }[]} */
  const functions = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : [];
  const require = createRequire(import.meta.url);
  return functions.map(({ functionRoute, relativeCompiledFilePath }) => {
    const module = require(path.join(functionsFolder, relativeCompiledFilePath));
    return { route: `/api/${functionRoute}`, run: module.default ?? module };
  });
}

/**
 * Rejects requests with a body. The site's functions read no body, and Gatsby's wrapper would buffer a body of any size
 * before it calls a function.
 * @type {import('express').RequestHandler}
 */
function rejectBodies(request, response, next) {
  const { 'content-length': length = '0', 'transfer-encoding': transfer } = request.headers;
  if (length === '0' && transfer === undefined) next();
  else response.status(413).set('Connection', 'close').json({ error: 'Request bodies are not allowed' });
}

/**
 * Handles the errors of all routes. Express recognizes an error handler by its fourth parameter, so keep it although it
 * is unused.
 * @type {import('express').ErrorRequestHandler}
 */
function answerError(error, request, response, _next) {
  const status = error.status >= 400 && error.status < 500 ? error.status : 500;
  // Do not log the query, because it can contain tokens and signatures.
  if (status === 500) console.error(`${request.method} ${request.originalUrl.split('?')[0]}`, error);
  if (response.headersSent) response.destroy();
  else
    response
      .status(status)
      .type('text')
      .send(status === 500 ? 'Internal server error' : 'Bad request');
}
