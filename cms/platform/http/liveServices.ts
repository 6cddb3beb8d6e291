import { OpenAPIHono } from '@hono/zod-openapi';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Payload } from 'payload';
import { isRefusedValue } from './inputFault';
import { openApiPath } from './openApiPath';
import { isAllowedOrigin } from './origins';
import type { Route } from './route';

const INFO = { title: 'Live services', version: '1.0.0', description: 'The calls that the website makes' };
const REMEMBER_SECONDS = 7200;
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Hono's spelling of a path: `/web/a/{id}` is `/web/a/:id`. */
const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * The app that answers `/web/*` and `/umbraco/forms/*`: the routes, what pages of the site may read, and the OpenAPI 3.1 document at
 * `/web/openapi.json`. A handler checks its request itself, because forms have refusals that come before their fields (origin, size, rate).
 * 404 for an unknown path, 405 for a wrong method, 400 for a value that the database refuses, 503 when a handler failed otherwise, with
 * the reason in the log only.
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
    // Of the answer, which is there only now: else a cache would give a visitor the other language.
    context.res.headers.append('Vary', 'X-Accept-Language');
  });
  app.use(async (context, next) => {
    await next();
    // Pages among the answers bring a policy of their own; everything else is data, in which nothing runs.
    if (!context.res.headers.has('Content-Security-Policy'))
      context.res.headers.set('Content-Security-Policy', DATA_POLICY);
  });
  app.use(
    cors({
      origin: (origin) => (isAllowedOrigin(origin) ? origin : null),
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['Content-Type', 'X-Accept-Language', 'Idempotency-Key', 'X-Visit-Source'],
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
  // The routes stay as they are: the document is generated once, because that keeps the process from everything else.
  let document: ReturnType<typeof app.getOpenAPI31Document> | undefined;
  app.get('/web/openapi.json', (context) => {
    document ??= app.getOpenAPI31Document({ openapi: '3.1.0', info: INFO, servers: [{ url: server }] });
    return context.json(document);
  });
  app.notFound((context) => context.json({ error: 'Not found' }, 404));
  app.onError((err, context) => {
    context.env.payload.logger.error({ err, msg: `${context.req.method} ${context.req.path} failed` });
    if (isRefusedValue(err))
      return context.json({ error: 'The request holds a value that cannot be taken' }, 400);
    return context.json({ error: 'The service is not available' }, 503);
  });
  return app;
}
