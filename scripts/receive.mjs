import { readBuilds } from '../packages/gatsby-builder/readBuilds.mjs';
import { rebuildOnPublish } from './lib/rebuildOnPublish.mjs';

/**
 * The receiver of the CMS's notices and of its questions for the last builds, in a process of its own: what comes from outside cannot end
 * the process that builds.
 * It tells its parent `listening`, and then `changed` for every notice; without a parent it ends.
 */
const { WEBHOOK_PORT, BUILD_WEBHOOK_SECRET, DATA_DIR = '' } = process.env;
// Without one everybody could sign.
if (!BUILD_WEBHOOK_SECRET) throw new Error('Please provide the BUILD_WEBHOOK_SECRET environment variable');
await rebuildOnPublish({
  port: Number(WEBHOOK_PORT),
  host: process.env.WEBHOOK_HOST || 'localhost',
  secret: BUILD_WEBHOOK_SECRET,
  onChange: () => process.send?.('changed'),
  builds: () => readBuilds(DATA_DIR, process.ppid),
});
process.send?.('listening');
process.once('disconnect', () => process.exit(0));
