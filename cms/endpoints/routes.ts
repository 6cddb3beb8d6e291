import { contentVersion } from './contentVersion';
import { health } from './health';
import type { Route } from './route';

/** Every live service of the CMS. */
export const routes: readonly Route[] = [
  { method: 'GET', path: '/web/health', handler: health },
  { method: 'GET', path: '/web/content/version', handler: contentVersion },
];
