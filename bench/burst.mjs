import '../scripts/lib/useSupportedNode.mjs';
import { fileURLToPath } from 'node:url';
import { cmsBench } from './cmsBench.mjs';

/**
 * Measures leads with their deliveries in one CMS.
 * Statements, transactions and commits (`statements`, `ofIntake` without deliveries); latency at 50 per second,
 * regardless of answers (`steady…`); throughput of 100 at once (`perSecond`); CPU milliseconds per lead (`cpu`).
 * Captchas are solved before. The CMS answers without Next, as in tests.
 * @param {string} [databaseUrl] of an empty database; an embedded server by default
 */
export const burst = (databaseUrl) => cmsBench('burst', databaseUrl);

/** `node bench/burst.mjs [postgres://…]` */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.table([await burst(process.argv[2])]);
}
