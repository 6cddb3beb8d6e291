import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build has done. */
export interface Build {
  ok: boolean;
  output: string;
  /** Paths of pages whose HTML was written. */
  html: string[];
  /** Paths of pages whose data was written. */
  data: string[];
  /** Paths of resized pictures and copied files that were written. */
  files: string[];
  /** Number of page queries that ran. */
  queries: number;
}

const PLUGIN = path.resolve(__dirname, '..');
const ROOT = path.resolve(PLUGIN, '../..');
const EXCLUDED_FILES = /(\/|^)(test-site|testing|fixtures|node_modules)$|\.test\.ts$/;

/** A real Gatsby site in a temporary folder, with the plugin as a local plugin. */
export class TestSite {
  private constructor(
    private readonly directory: string,
    private readonly environment: Record<string, string>,
  ) {}

  /** @param environment environment variables that the site's configuration reads */
  static async create(environment: Record<string, string>): Promise<TestSite> {
    const directory = await mkdtemp(path.join(tmpdir(), 'gatsby-source-payload-'));
    await cp(path.join(PLUGIN, 'test-site'), directory, { recursive: true });
    await cp(PLUGIN, path.join(directory, 'plugins', path.basename(PLUGIN)), {
      recursive: true,
      filter: (source) => !EXCLUDED_FILES.test(path.relative(PLUGIN, source)),
    });
    await symlink(path.join(ROOT, 'node_modules'), path.join(directory, 'node_modules'));
    return new TestSite(directory, environment);
  }

  async delete(): Promise<void> {
    await rm(this.directory, { recursive: true, force: true });
  }

  /** Runs `gatsby build` and returns what it has done. */
  async build(environment: Record<string, string> = {}): Promise<Build> {
    await mkdir(path.join(this.directory, 'public'), { recursive: true });
    const before = await this.written();
    const { ok, output } = await this.run(environment);
    const after = await this.written();
    const fresh = [...after].filter(([file, time]) => before.get(file) !== time).map(([file]) => file);
    return {
      ok,
      output,
      html: fresh.flatMap((file) => match(file, /^(.*)index\.html$/)),
      data: fresh.flatMap((file) =>
        match(file, /^page-data\/(.*)page-data\.json$/).map((page) => page.replace(/^index\/$/, '')),
      ),
      files: fresh.filter((file) => file.startsWith('_gatsby/')).sort(),
      queries: Number(/run (?:page )?queries.*? (\d+)\/\d+/.exec(output)?.[1] ?? 0),
    };
  }

  /** Returns the query result that a page shows. */
  async queryResult(page: string): Promise<unknown> {
    const html = await readFile(path.join(this.directory, 'public', page, 'index.html'), 'utf8');
    const text = /<pre>(.*?)<\/pre>/s.exec(html)?.[1] ?? '';
    const json = text
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#x27;', "'");
    return JSON.parse(json.replaceAll('&amp;', '&')) as unknown;
  }

  /** Makes the next builds fail after their nodes are created, or makes them succeed again. */
  async failBuilds(fail: boolean): Promise<void> {
    const file = path.join(this.directory, 'fail-now');
    await (fail ? writeFile(file, '') : rm(file, { force: true }));
  }

  private run(environment: Record<string, string>): Promise<{ ok: boolean; output: string }> {
    return new Promise((resolve, reject) => {
      const child = spawn(
        process.execPath,
        [path.join(ROOT, 'node_modules/gatsby/cli.js'), 'build', '--no-color'],
        {
          cwd: this.directory,
          // Do not pass on Jest's `NODE_ENV` and worker id, because Gatsby would switch to its test mode.
          env: {
            PATH: process.env.PATH,
            HOME: process.env.HOME,
            CI: 'true',
            GATSBY_TELEMETRY_DISABLED: '1',
            GATSBY_CPU_COUNT: '2',
            ...this.environment,
            ...environment,
          },
        },
      );
      let output = '';
      child.stdout.on('data', (chunk) => (output += String(chunk)));
      child.stderr.on('data', (chunk) => (output += String(chunk)));
      child.on('error', reject);
      child.on('close', (code) => resolve({ ok: code === 0, output }));
    });
  }

  /** Returns the modification time of each file in `public`. */
  private async written(): Promise<Map<string, number>> {
    const folder = path.join(this.directory, 'public');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    return new Map(
      await Promise.all(
        files.map(async (file) => [path.relative(folder, file), (await stat(file)).mtimeMs] as const),
      ),
    );
  }
}

function match(file: string, pattern: RegExp): string[] {
  const page = pattern.exec(file)?.[1];
  return page === undefined ? [] : [page];
}
