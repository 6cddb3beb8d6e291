import { writeFileSync } from 'node:fs';
import {
  INTEGRATIONS_FILE,
  integrationsSource,
  ROUTES_FILE,
  routesSource,
  SERVICES_FILE,
  servicesSource,
} from './servicesSource';

/** `npm run generate:services`: generates the lists of the live services, their routes, and the integrations. */
writeFileSync(SERVICES_FILE, servicesSource());
writeFileSync(ROUTES_FILE, routesSource());
writeFileSync(INTEGRATIONS_FILE, integrationsSource());
