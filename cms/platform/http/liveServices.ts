import { OpenAPIHono } from '@hono/zod-openapi';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Payload } from 'payload';
import { isRefusedValue } from './inputFault';
import { openApiPath } from './openApiPath';
import { isAllowedOrigin } from './origins';
import type { Route } from './route';

const INFO = { title: 'Live services', version: '1.0.0', description: 'Live calls of the website' };
const REMEMBER_SECONDS = 7200;
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Converts a path to Hono's syntax: `/web/a/{id}` becomes `/web/a/:id`. */
const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Creates the app for `/web/*` and `/umbraco/forms/*`, with the OpenAPI 3.1 document at `/web/openapi.json`.
 * Handlers validate requests themselves, because forms check origin, size and rate before fields.
 * Answers 404 for an unknown path, 405 for a wrong method, 400 for a value that the database rejects, and 503
 * for other failures, whose reason is only logged.
 * @param routes every live service
 * @param server address of the CMS, for the document
 */
export function liveServices(
  routes: readonly Route[],
  server: string,
): OpenAPIHono<{ Bindings: { payload: Payload } }> {
  const app = new OpenAPIHono<{ Bindings: { payload: Payload } }>({ strict: false });
  app.use(async (context, next) => {
    await next();
    // Set on the final response: without it, a cache would mix up the languages.
    context.res.headers.append('Vary', 'X-Accept-Language');
  });
  app.use(async (context, next) => {
    await next();
    // Pages among the responses have their own policy. Everything else is data.
    if (!context.res.headers.has('Content-Security-Policy'))
      context.res.headers.set('Content-Security-Policy', DATA_POLICY);
  });
  app.use(
    cors({
      origin: (origin) => (isAllowedOrigin(origin) ? origin : null),
      allowMethods: ['GET', 'POST'],
      allowHeaders: [
        'Content-Type',
        'X-Accept-Language',
        'Idempotency-Key',
        'X-Visit-Source',
        'X-Consent-Version',
      ],
      exposeHeaders: [
        'Retry-After',
        'X-Accept-Language',
        'X-Reference',
        'X-Subjects-Order',
        'Idempotent-Replayed',
      ],
      maxAge: REMEMBER_SECONDS,
    }),
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) =>
        context.json({ error: 'Method not allowed' }, 405, { Allow: methods.join(', ') }),
    }),
  );
  for (const route of routes) {
    app.on(route.method, pattern(route.path), (context) =>
      route.handler(context.req.raw, { payload: context.env.payload, params: context.req.param() }),
    );
    app.openAPIRegistry.registerPath(openApiPath(route));
  }
  // Generated once, because generating it blocks the process.
  let document: ReturnType<typeof app.getOpenAPI31Document> | undefined;
  app.get('/web/openapi.json', (context) => {
    document ??= app.getOpenAPI31Document({ openapi: '3.1.0', info: INFO, servers: [{ url: server }] });
    return context.json(document);
  });
  app.notFound((context) => context.json({ error: 'Not found' }, 404));
  app.onError((err, context) => {
    context.env.payload.logger.error({ err, msg: `${context.req.method} ${context.req.path} failed` });
    if (isRefusedValue(err))
      return context.json({ error: 'The request contains a value that cannot be accepted' }, 400);
    return context.json({ error: 'The service is not available' }, 503);
  });
  return app;
}
