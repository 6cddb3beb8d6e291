import { readFileSync, writeFileSync } from 'node:fs';
import { ENV_EXAMPLE_FILE, withIntegrations } from './envExample';

/** `npm run generate:env`: writes the variables of the integrations to `.env.example`. */
writeFileSync(ENV_EXAMPLE_FILE, withIntegrations(readFileSync(ENV_EXAMPLE_FILE, 'utf8')));
process.exit(0);
