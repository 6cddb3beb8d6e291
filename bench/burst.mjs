import '../scripts/lib/useSupportedNode.mjs';
import { fileURLToPath } from 'node:url';
import { cmsBench } from './cmsBench.mjs';

/**
 * What a lead with its deliveries costs one CMS: statements, transactions and commits (`statements`, `ofIntake` without the deliveries);
 * how long visitors wait while 50 come each second, answered or not (`steady…`), and while 100 are sent at once (how many a second it
 * then accepts, `perSecond`); milliseconds of CPU for each (`cpu`). The captchas were solved before. Next is not
 * part of it: the CMS answers by itself, as in tests.
 * @param {string} [databaseUrl] an empty database; by default one on an embedded server
 */
export const burst = (databaseUrl) => cmsBench('burst', databaseUrl);

/** `node bench/burst.mjs [postgres://…]` */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.table([await burst(process.argv[2])]);
}
