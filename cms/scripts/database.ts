import { useDatabase } from '../platform/database/embedded/useDatabase.ts';

/**
 * `npm run database` in `cms/`: keeps the embedded database server running until it receives a signal. A machine with
 * several instances of the CMS runs it as a service. Otherwise the instance that started the server would stop it for
 * the others. If DATABASE_URL is set, it only waits.
 */
process.umask(0o077);
const release = await useDatabase();
console.log(`Database at ${process.env.DATABASE_URL?.replace(/:[^:@/]*@/, ':…@')}`);
const waiting = setInterval(() => undefined, 2 ** 30);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    clearInterval(waiting);
    void release().then(() => process.exit(0));
  });
