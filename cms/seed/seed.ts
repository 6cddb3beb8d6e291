import { getPayload } from 'payload';
import config from '../payload.config';
import { seedContent } from './seedContent';

/* `npm run seed`: creates the demo content, unless `PAYLOAD_SEED` is `false`. */

if (process.env.PAYLOAD_SEED === 'false') {
  console.log('Demo content: skipped, PAYLOAD_SEED is false');
  process.exit(0);
}
const payload = await getPayload({ config });
const made = await seedContent(payload);
payload.logger.info(
  made.length === 0
    ? 'Demo content: everything was there already'
    : `Demo content: made ${made.length} documents`,
);
await payload.destroy();
process.exit(0);
