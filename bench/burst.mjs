import '../scripts/lib/requireNode.mjs';
import { fileURLToPath } from 'node:url';
import { cmsBench } from './cmsBench.mjs';

/**
 * A burst of leads to one CMS process: how many a second it accepts, how long visitors wait, how many are
 * refused. The captchas were solved before.
 * @param {string} [databaseUrl] an empty PostgreSQL database; without it, an embedded one
 */
export const burst = (databaseUrl) => cmsBench('burst', databaseUrl);

/** `node bench/burst.mjs [postgres://…]` */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.table([await burst(process.argv[2])]);
}
