import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Each test file has its own database and data folder (`test/environment.ts`). The files share the processes of two workers;
 * `test/resetTestProcess.ts` resets what the file before left.
 * File names tell what a test needs: `.slow.` starts processes (`docs/guides/run-the-checks.md`), `.clamd.` needs ClamAV,
 * `.postgresql.` needs Debian's PostgreSQL.
 */
export default defineConfig({
  resolve: { alias: { '@payload-config': path.resolve(import.meta.dirname, 'payload.config.ts') } },
  // The conditions below provide no development runtime of React.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/.next/**',
      ...(existsSync('/usr/sbin/clamd') ? [] : ['**/*.clamd.*']),
      ...(existsSync('/usr/lib/postgresql') ? [] : ['**/*.postgresql.*']),
    ],
    pool: 'forks',
    // Importing Payload takes about 2 s: once per worker instead of once per file.
    isolate: false,
    // Prevents a deadlock of Node while it imports Lexical: `test/nodeArguments`.
    execArgv: ['--conditions=production'],
    maxWorkers: 2,
    globalSetup: ['test/programs/bundlePrograms.ts', 'test/database/startDatabaseServer.ts'],
    setupFiles: ['test/environment.ts'],
    // Limits end a test that hangs. A slow disk makes each start of a database ten times slower.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
