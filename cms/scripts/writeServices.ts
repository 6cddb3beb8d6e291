import { writeFileSync } from 'node:fs';
import { SERVICES_FILE, servicesSource } from './servicesSource';

/** `npm run generate:services`: lists the folders of the live services. */
writeFileSync(SERVICES_FILE, servicesSource());
