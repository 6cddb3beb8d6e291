import { getPayload } from 'payload';
import config from '../payload.config';
import { seedContent } from './seedContent';

const payload = await getPayload({ config });
const made = await seedContent(payload);
payload.logger.info(
  `Demo content: ${made.length === 0 ? 'everything was there already' : `made ${made.length} documents`}`,
);
await payload.destroy();
process.exit(0);
