import { getPayload } from 'payload';
import { schemaDrift } from '../platform/database/schemaDrift';
import config from '../payload.config';

/** Prints what the migrations of the database in DATABASE_URL lack, and fails when that is anything. */
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
const drift = await schemaDrift(payload);
for (const name of drift) console.error(`  ${name}`);
process.exit(drift.length === 0 ? 0 : 1);
