import '../scripts/lib/useSupportedNode.mjs';
import { fileURLToPath } from 'node:url';
import { cmsBench } from './cmsBench.mjs';

/**
 * Measures how one CMS process handles leads and their deliveries. `statements` and `ofIntake` count the SQL statements
 * per lead, with and without its deliveries. `steady…` is the latency at 50 leads per second, which are sent on
 * schedule even if earlier responses are late. `perSecond` is the throughput with 100 leads at once, and `cpu` the CPU
 * milliseconds per lead. The captchas are solved before the measurement. The CMS runs without Next, as in its tests.
 * @param {string} [databaseUrl] of an empty database; an embedded server by default
 */
export const burst = (databaseUrl) => cmsBench('burst', databaseUrl);

/** `node bench/burst.mjs [postgres://…]` */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.table([await burst(process.argv[2])]);
}
