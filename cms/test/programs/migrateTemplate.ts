import { getPayload } from 'payload';
import config from '../../payload.config';

/** Brings the database in DATABASE_URL to today's schema, and ends. */
const payload = await getPayload({ config, disableOnInit: true });
await payload.destroy();
process.exit(0);
