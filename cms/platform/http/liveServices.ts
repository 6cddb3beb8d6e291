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

/** Converts a path to the syntax of Hono: `/web/a/{id}` becomes `/web/a/:id`. */
const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Creates the Hono app for `/web/*` and `/umbraco/forms/*`, with the OpenAPI 3.1 document at `/web/openapi.json`.
 * Handlers validate requests themselves, because forms must check the origin, size and rate before the fields. The app
 * responds with 404 to an unknown path, 405 to a wrong method, 400 to a value that the database rejects, and 503 to
 * other failures. The reason for a 503 is logged but not sent.
 * @param routes all live services
 * @param server URL of the CMS for the OpenAPI document
 */
export function liveServices(
  routes: readonly Route[],
  server: string,
): OpenAPIHono<{ Bindings: { payload: Payload } }> {
  const app = new OpenAPIHono<{ Bindings: { payload: Payload } }>({ strict: false });
  app.use(async (context, next) => {
    await next();
    // Set on the final response, after the handler has run. Without this header, a cache could return a response in the
    // wrong language.
    context.res.headers.append('Vary', 'X-Accept-Language');
  });
  app.use(async (context, next) => {
    await next();
    // Responses that are pages set their own policy. All others are data.
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
  // The document is generated only once, because generating it blocks the process.
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
