import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Usage: `node killedBuilder.mjs <JSON>`. The JSON contains the site folder, builder settings, source state and a
 * number of files. The script runs `gatsby build` and kills itself after publishing that number of files.
 */
const { folder, settings, state, after } = JSON.parse(process.argv[2] ?? '{}');
const rename = fs.renameSync;
let renamed = 0;
fs.renameSync = (from, to) => {
  rename(from, to);
  if (!String(to).startsWith(`${settings.publicDir}/`)) return;
  renamed += 1;
  if (renamed === after) process.kill(process.pid, 'SIGKILL');
};
syncBuiltinESMExports();

const { createSiteBuilder } = await import('../siteBuilder.mjs');
await createSiteBuilder({ ...settings, warmBuilds: false }, folder, { readState: async () => state }).build(
  'change',
);
