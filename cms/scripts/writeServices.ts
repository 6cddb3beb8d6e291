import { writeFileSync } from 'node:fs';
import { INTEGRATIONS_FILE, integrationsSource, SERVICES_FILE, servicesSource } from './servicesSource';

/** `npm run generate:services`: lists the folders of the live services and of the integrations. */
writeFileSync(SERVICES_FILE, servicesSource());
writeFileSync(INTEGRATIONS_FILE, integrationsSource());
