import { readBuilds } from '../packages/gatsby-builder/readBuilds.mjs';
import { rebuildOnPublish } from './lib/rebuildOnPublish.mjs';

/**
 * Receives the CMS's notices and its requests for the last builds. A separate process, so that outside requests
 * cannot stop the builder. Sends its parent `listening`, then `changed` for every notice; ends without a parent.
 */
const { WEBHOOK_PORT, BUILD_WEBHOOK_SECRET, DATA_DIR = '' } = process.env;
// Without a secret, anyone could sign notices.
if (!BUILD_WEBHOOK_SECRET)
  throw new Error('BUILD_WEBHOOK_SECRET is missing. Set it to the same value as for the CMS.');
await rebuildOnPublish({
  port: Number(WEBHOOK_PORT),
  host: process.env.WEBHOOK_HOST || 'localhost',
  secret: BUILD_WEBHOOK_SECRET,
  onChange: () => process.send?.('changed'),
  builds: () => readBuilds(DATA_DIR, process.ppid),
});
process.send?.('listening');
process.once('disconnect', () => process.exit(0));
