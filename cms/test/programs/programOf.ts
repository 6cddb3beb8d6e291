import path from 'node:path';
import { WITHOUT_TOP_LEVEL_AWAIT } from '../nodeArguments';

/** Programs that tests run as processes of their own, by their names, and where their sources are. */
export const PROGRAMS = {
  serveCms: 'test/programs/serveCms.ts',
  worker: 'worker.ts',
} as const;

/**
 * What Node is to run for a program: as `bundlePrograms` has bundled it, or its source.
 * @returns arguments of Node, to be run in the folder of the CMS
 */
export function programOf(name: keyof typeof PROGRAMS): string[] {
  const { TEST_PROGRAMS: folder } = process.env;
  const program = folder ? [path.join(folder, `${name}.mjs`)] : ['--import', 'tsx', PROGRAMS[name]];
  return [...WITHOUT_TOP_LEVEL_AWAIT, ...program];
}
