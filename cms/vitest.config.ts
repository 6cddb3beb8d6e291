import path from 'node:path';
import { defineConfig } from 'vitest/config';

const usesPostgres = process.env.DATABASE_URL?.startsWith('postgres') ?? false;

/** About requests, files and what others answer: the same with either database, and tried with the embedded one. */
const WITH_ANY_DATABASE = [
  'content/collections/**',
  'integrations/**',
  'platform/graphql/**',
  'platform/http/**',
  'services/documents/**',
  'services/everyIntake.test.ts',
  'services/market/**',
  'test/faults/crm.fault.test.ts',
  'test/s3Storage.test.ts',
];

/**
 * Each test file has a database and a data folder of its own (`test/environment.ts`). The files share the processes of two workers, and
 * what is left of the one before is taken back (`test/startAnew.ts`).
 * What a `.sqlite.test.ts` or `.sqlite.fault.test.ts` proves can happen with the embedded database only, a `.postgres.test.ts` with
 * PostgreSQL; a `.clamd.test.ts` needs the daemon that CLAMD_PATH names.
 */
export default defineConfig({
  resolve: { alias: { '@payload-config': path.resolve(import.meta.dirname, 'payload.config.ts') } },
  test: {
    include: ['**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/.next/**',
      ...(usesPostgres
        ? ['**/*.sqlite.test.ts', '**/*.sqlite.fault.test.ts', ...WITH_ANY_DATABASE]
        : ['**/*.postgres.test.ts']),
      ...(process.env.CLAMD_PATH ? [] : ['**/*.clamd.test.ts']),
    ],
    pool: 'forks',
    // Importing Payload takes about 2 s: once for a worker, not for each file.
    isolate: false,
    // Node must not deadlock while it imports Lexical: `test/nodeArguments`.
    execArgv: ['--conditions=production'],
    maxWorkers: 2,
    // In this order: the template is made by one of the programs.
    globalSetup: ['test/programs/bundlePrograms.ts', 'test/template/makeTemplate.ts'],
    setupFiles: ['test/environment.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
