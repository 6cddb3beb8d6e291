import path from 'node:path';
import { WITHOUT_TOP_LEVEL_AWAIT } from '../nodeArguments';

/** Sources of the programs that tests run as processes. */
export const PROGRAMS = {
  serveCms: 'test/programs/serveCms.ts',
  worker: 'worker.ts',
} as const;

/**
 * Arguments of Node for a program: its bundle (`bundlePrograms`), or its source.
 * @returns arguments, to run in the folder of the CMS
 */
export function programOf(name: keyof typeof PROGRAMS): string[] {
  const { TEST_PROGRAMS: folder } = process.env;
  const program = folder ? [path.join(folder, `${name}.mjs`)] : ['--import', 'tsx', PROGRAMS[name]];
  return [...WITHOUT_TOP_LEVEL_AWAIT, ...program];
}
