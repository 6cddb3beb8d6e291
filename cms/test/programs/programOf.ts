import path from 'node:path';
import { WITHOUT_TOP_LEVEL_AWAIT } from '../nodeArguments';

/** Source files of the programs that tests run as processes. */
export const PROGRAMS = {
  serveCms: 'test/programs/serveCms.ts',
  worker: 'worker.ts',
} as const;

/**
 * Returns the arguments with which Node runs a program: from its bundle (`bundlePrograms`) if there is one, otherwise
 * from its source.
 * @returns arguments; they must be used in the folder of the CMS
 */
export function programOf(name: keyof typeof PROGRAMS): string[] {
  const { TEST_PROGRAMS: folder } = process.env;
  const program = folder ? [path.join(folder, `${name}.mjs`)] : ['--import', 'tsx', PROGRAMS[name]];
  return [...WITHOUT_TOP_LEVEL_AWAIT, ...program];
}
