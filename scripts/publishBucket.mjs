import './lib/useSupportedNode.mjs';
import path from 'node:path';
import { publishBucket } from '../packages/gatsby-builder/publishBucket.mjs';
import { siteBucket } from '../packages/gatsby-builder/siteBucket.mjs';
import { command } from './lib/command.mjs';
import { readEnv, readSettings } from './lib/settings.mjs';
import { step } from './lib/steps.mjs';

/**
 * `npm run publish:bucket [-- folder]`: copies the published site to SITE_BUCKET, or the built site in the given
 * folder.
 */
command(async () => {
  const bucket = siteBucket(readEnv());
  if (!bucket) throw new Error('SITE_BUCKET is missing. Set it to the bucket of the public site.');
  const folder = process.argv[2] ? path.resolve(process.argv[2]) : readSettings().publicDir;
  const { written, removed, kept } = await step('Publish to the bucket', () => publishBucket(folder, bucket));
  console.log(`${written} files sent, ${removed} removed, ${kept} kept for pages of earlier builds`);
  return 0;
});
