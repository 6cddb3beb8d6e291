import { getPayload } from 'payload';
import { schemaDrift } from '../platform/database/schemaDrift';
import config from '../payload.config';

/** `npm run migrate:check`: fails if a migration is missing for the current collections. Needs no database. */
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
const drift = await schemaDrift(payload);
if (drift.length > 0)
  console.error(
    `The migrations lack changes of: ${drift.join(', ')}. Create one with "npm run migrate:create <name>".`,
  );
process.exit(drift.length === 0 ? 0 : 1);
