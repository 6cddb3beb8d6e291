import { readBuilds } from '../packages/gatsby-builder/readBuilds.mjs';
import { rebuildOnPublish } from './lib/rebuildOnPublish.mjs';

/**
 * Process that receives the CMS's notices and its requests for the last builds. It is separate from the builder, so
 * that requests from outside cannot bring the builder down. It sends `listening` to its parent process, and then
 * `changed` for each notice. It ends when its parent ends.
 */
const { WEBHOOK_PORT, BUILD_WEBHOOK_SECRET, DATA_DIR = '' } = process.env;
// An empty secret is not allowed, because anyone could then sign notices.
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
