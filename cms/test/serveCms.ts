import { startCms } from './startCms';

/** A CMS in a process of its own, without the admin. `RUNS_JOBS=false` stops its clock; the address is its first line of output. */
const { url } = await startCms({
  port: Number(process.env.PORT ?? 0),
  cron: process.env.RUNS_JOBS !== 'false',
});
console.log(`CMS at ${url}`);
