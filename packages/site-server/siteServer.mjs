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
  isLoadedByPages,
  lowerCaseAddress,
  notFoundPage,
  pageFile,
  readablePath,
  readHeaders,
  readRedirects,
  rereading,
  withQuery,
} from './hosting.mjs';
import { compressedFile } from './precompressed.mjs';

/** Build files for hosts and for debugging. */
const NOT_FOR_VISITORS = /\.map(\.br)?$|^\/(_headers|_redirects|_gone\.json|webpack\.stats\.json)(\.br)?$/i;

/** An encoded slash, which file lookups decode to a slash. */
const HIDDEN_SLASH = /%2f|%5c/i;

/** Normalizes a path to a file name, including double slashes, dots and trailing slashes. @param {string} pathname */
const plainPath = (pathname) => path.posix.normalize(readablePath(pathname)).replace(/\/$/, '');

/**
 * Serves a built site like a static host: the build's headers and redirects, compression, caching by file type, the 404 page in the
 * language of the path, and Gatsby Functions. `gatsby serve` has no redirects and only one 404 page. Redirects paths with capital letters
 * to the lower-case page. For load balancers it answers `/web/health/live` (the process runs) and `/web/health/ready` (there is a site, and
 * the process is not stopping), like the CMS.
 * @param {string} folder a checkout with a built site
 * @param {string} [publicFolder] folder of the published site
 * @returns {import('express').Express}
 */
export function siteServer(folder, publicFolder = path.join(folder, 'public')) {
  const redirects = rereading(path.join(publicFolder, '_redirects'), readRedirects);
  const headers = rereading(path.join(publicFolder, '_headers'), readHeaders);

  /** @param {import('express').Response} response @param {string} file @param {import('express').Request} request */
  const send = (request, response, file) => {
    const compressed = request.acceptsEncodings('br') ? compressedFile(file) : null;
    response.vary('Accept-Encoding').type(path.extname(file));
    // Relative to the served folder, because Express does not serve paths with a component that begins with a dot.
    const name = path.relative(publicFolder, compressed ?? file);
    if (!compressed) return response.sendFile(name, { root: publicFolder });
    response.set('Content-Encoding', 'br');
    return response.sendFile(name, { root: publicFolder, acceptRanges: false });
  };
  /**
   * Sends the 404 page in the language of the path, or a short answer for a missing subresource.
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
    if (isLoadedByPages(express.static.mime.lookup(readablePath(request.path), ''))) {
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
  for (const { route, run } of gatsbyFunctions(folder)) app.all(route, takeNoBody, run);
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
    // Like pages, redirects also match without their trailing slash.
    const slashed = pathname.endsWith('/') ? pathname : `${pathname}/`;
    const known = redirects(fresh);
    const redirect = known?.get(pathname) ?? known?.get(slashed) ?? known?.get(slashed.slice(0, -1));
    // An existing page takes precedence, except that a build publishes redirects before it removes old pages and adds new ones.
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
    // The page may have moved in the meantime.
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
    // An editor may later publish a page at this address, so the redirect must not be cached.
    response.set('Cache-Control', 'no-cache');
    response.redirect(301, withQuery(encodeURI(lower), request.url));
  });
  app.use(answerError);
  return app;
}

/** @param {string} folder */
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
 * The site's functions read no body, but Gatsby's wrapper would buffer a body of any size before it calls a function.
 * @type {import('express').RequestHandler}
 */
function takeNoBody(request, response, next) {
  const { 'content-length': length = '0', 'transfer-encoding': transfer } = request.headers;
  if (length === '0' && transfer === undefined) next();
  else response.status(413).set('Connection', 'close').json({ error: 'Request bodies are not allowed' });
}

/**
 * Handles errors of all routes. Express recognizes error handlers by the fourth parameter.
 * @type {import('express').ErrorRequestHandler}
 */
function answerError(error, request, response, _next) {
  const status = error.status >= 400 && error.status < 500 ? error.status : 500;
  // Queries contain tokens and signatures.
  if (status === 500) console.error(`${request.method} ${request.originalUrl.split('?')[0]}`, error);
  if (response.headersSent) response.destroy();
  else
    response
      .status(status)
      .type('text')
      .send(status === 500 ? 'Internal server error' : 'Bad request');
}
