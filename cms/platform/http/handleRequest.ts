import type { Payload } from 'payload';
import { env } from '../env/env';
import { liveServices } from './liveServices';
import type { Route } from './route';

const apps = new WeakMap<Payload, ReturnType<typeof liveServices>>();

function appOf(payload: Payload): ReturnType<typeof liveServices> {
  const known = apps.get(payload);
  if (known) return known;
  const app = liveServices((payload.config.custom as { routes: readonly Route[] }).routes, env.cmsUrl);
  apps.set(payload, app);
  return app;
}

/** Handles a request to a live service, using the routes of all parts of the CMS (`liveServices`). */
export async function handleRequest(request: Request, payload: Payload): Promise<Response> {
  return appOf(payload).fetch(request, { payload });
}
