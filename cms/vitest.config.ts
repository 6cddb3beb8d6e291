import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Each test file runs in a process of its own, with a database and a data folder of its own (`test/environment.ts`). */
export default defineConfig({
  resolve: { alias: { '@payload-config': path.resolve(import.meta.dirname, 'payload.config.ts') } },
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.next/**'],
    pool: 'forks',
    maxWorkers: 2,
    setupFiles: ['test/environment.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
