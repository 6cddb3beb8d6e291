import { spawn } from 'node:child_process';
import { useDatabase } from '../platform/database/embedded/useDatabase.ts';

/**
 * `scripts/withDatabase.ts program …`: runs a program that needs the database. Uses the embedded server unless
 * DATABASE_URL is set.
 */
const [, , command = '', ...args] = process.argv;
const release = await useDatabase();
const child = spawn(command, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('error', (error) => console.error(`"${command}" could not be started: ${error.message}`));
child.once('close', (code) => void release().then(() => process.exit(code ?? 1)));
