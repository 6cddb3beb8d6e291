import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isEnding } from '../http-server/isEnding.mjs';
import compression from 'compression';
import express from 'express';
import {
  cacheControl,
  headersFor,
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

/** What the build writes beside the pages: for hosts, and for who looks for a fault in it. */
const NOT_FOR_VISITORS = /\.map(\.br)?$|^\/(_headers|_redirects|webpack\.stats\.json)(\.br)?$/i;

/** A slash that is written as no slash: what finds files reads it as one. */
const HIDDEN_SLASH = /%2f|%5c/i;

/** The file that a path names, however it is spelled: with two slashes, with dots, with a slash behind. @param {string} pathname */
const plainPath = (pathname) => path.posix.normalize(readablePath(pathname)).replace(/\/$/, '');

/**
 * Serves a built site as a static host does: the headers and redirects that the build wrote, compression, caching by kind of file,
 * the 404 page in the language of the path, and Gatsby Functions. `gatsby serve` has no redirects and one 404 page. An address in
 * capitals leads to the page that has it in lower case. For balancers it answers `/web/health/live` (the process is well) and
 * `/web/health/ready` (there is a site, and it was not told to end), as the CMS does.
 * @param {string} folder a checkout in which the site was built
 * @param {string} [publicFolder] where what is served lies
 * @returns {import('express').Express}
 */
export function siteServer(folder, publicFolder = path.join(folder, 'public')) {
  const redirects = rereading(path.join(publicFolder, '_redirects'), readRedirects);
  const headers = rereading(path.join(publicFolder, '_headers'), readHeaders);

  /** @param {import('express').Response} response @param {string} file @param {import('express').Request} request */
  const send = (request, response, file) => {
    const compressed = request.acceptsEncodings('br') ? compressedFile(file) : null;
    response.vary('Accept-Encoding').type(path.extname(file));
    // By its path in the folder: the folder's own path may hold a name that begins with a dot, which is not served.
    const name = path.relative(publicFolder, compressed ?? file);
    if (!compressed) return response.sendFile(name, { root: publicFolder });
    response.set('Content-Encoding', 'br');
    return response.sendFile(name, { root: publicFolder, acceptRanges: false });
  };
  /** The page of the language that nothing stands at an address. @param {import('express').Request} request @param {import('express').Response} response */
  const notFound = (request, response) => {
    response.status(404);
    if (!request.accepts('html')) {
      response.json({ error: 'Not found' });
      return;
    }
    response.set('Cache-Control', 'no-cache');
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
  /** @param {string} pathname @param {boolean} [fresh] */
  const redirectOf = (pathname, fresh) => {
    // As pages do, the addresses of pages that moved answer without their last slash, too.
    const slashed = pathname.endsWith('/') ? pathname : `${pathname}/`;
    const known = redirects(fresh);
    const redirect = known?.get(pathname) ?? known?.get(slashed) ?? known?.get(slashed.slice(0, -1));
    // Where a page stands there is no redirect, but while a build runs: it names redirects before old pages go and new ones come.
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
    // The page may have moved just now.
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
    // An editor may publish a page at the address in capitals: nobody is to be led away from it then.
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
 * No function of the site reads a body, but Gatsby's wrapper would keep one of any size in memory before it calls the function.
 * @type {import('express').RequestHandler}
 */
function takeNoBody(request, response, next) {
  const { 'content-length': length = '0', 'transfer-encoding': transfer } = request.headers;
  if (length === '0' && transfer === undefined) next();
  else response.status(413).set('Connection', 'close').json({ error: 'No body is taken here' });
}

/**
 * What a request met that nothing else answered. Its fourth parameter makes it an error handler for Express.
 * @type {import('express').ErrorRequestHandler}
 */
function answerError(error, request, response, _next) {
  const status = error.status >= 400 && error.status < 500 ? error.status : 500;
  if (status === 500) console.error(`${request.method} ${request.originalUrl}`, error);
  if (response.headersSent) response.destroy();
  else
    response
      .status(status)
      .type('text')
      .send(status === 500 ? 'Internal server error' : 'Bad request');
}
