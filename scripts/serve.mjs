import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import compression from 'compression';
import express from 'express';
import { cacheControl, notFoundPage, readablePath, readRedirects, withQuery } from './lib/hosting.mjs';

const folder = process.cwd();
const publicFolder = path.join(folder, 'public');
const functionsFolder = path.join(folder, '.cache/functions');
const port = Number(process.env.PORT || 9000);

/**
 * Serves `public` as a static host does: redirects of the CMS, compression, caching by kind of file, security headers,
 * the 404 page in the language of the path, and Gatsby Functions. `gatsby serve` has no redirects and one 404 page.
 */
const app = express();
app.disable('x-powered-by');
app.use((_request, response, next) => {
  response.set({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Content-Security-Policy': "object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
  });
  next();
});
app.use(compression());

const require = createRequire(import.meta.url);
const manifest = path.join(functionsFolder, 'manifest.json');
/** @type {{ functionRoute: string, relativeCompiledFilePath: string }[]} */
const functions = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : [];
for (const { functionRoute, relativeCompiledFilePath } of functions) {
  const module = require(path.join(functionsFolder, relativeCompiledFilePath));
  app.all(`/api/${functionRoute}`, async (request, response, next) => {
    await Promise.resolve((module.default ?? module)(request, response)).catch(next);
  });
}

app.use((request, response, next) => {
  // Read anew each time: a build may have changed them, and the file is small.
  const redirects = readRedirects(path.join(publicFolder, '_redirects'));
  const redirect = redirects.get(readablePath(request.path));
  if (redirect) response.redirect(redirect.status, withQuery(redirect.to, request.url));
  else next();
});
app.use(
  express.static(publicFolder, {
    setHeaders: (response, file) => {
      response.set('Cache-Control', cacheControl(path.relative(publicFolder, file)));
    },
  }),
);
app.use((request, response) => {
  if (!request.accepts('html')) {
    response.status(404).json({ error: 'Not found' });
    return;
  }
  response
    .status(404)
    .set('Cache-Control', 'no-cache')
    .sendFile(path.join(publicFolder, notFoundPage(request.path)));
});

const server = app.listen(port, () => console.log(`Serving ${publicFolder} on http://localhost:${port}`));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
