import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtDifferences, discardBuild } from './builtDifferences.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const PLUGIN = path.join(root, 'plugins/gatsby-source-payload');
const EXCLUDED_FILES = /(\/|^)(test-site|testing|fixtures|node_modules)$|\.test\.ts$/;

/**
 * A small site for tests. It exists in two sibling folders: one is built incrementally, and one provides clean builds
 * for comparison. The folders have the same parent, because Gatsby's output contains relative paths.
 */
export class FixtureSite {
  /** @param {import('../../../plugins/gatsby-source-payload/testing/FakeCms').FakeCms} cms a running CMS @param {string} apiKey */
  constructor(cms, apiKey) {
    this.cms = cms;
    this.directory = mkdtempSync(path.join(tmpdir(), 'warm-builds-'));
    this.folder = path.join(this.directory, 'site');
    this.scratch = path.join(this.directory, 'cold');
    this.served = path.join(this.directory, 'data/public');
    /** @type {Record<string, string>} Jest's NODE_ENV and worker id would put Gatsby into test mode. */
    this.env = {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      CMS_URL: cms.url,
      CMS_API_KEY: apiKey,
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_CPU_COUNT: '2',
    };
    for (const folder of [this.folder, this.scratch]) {
      mkdirSync(folder);
      cpSync(path.join(import.meta.dirname, '../fixture'), folder, { recursive: true });
      cpSync(PLUGIN, path.join(folder, 'plugins', path.basename(PLUGIN)), {
        recursive: true,
        filter: (source) => !EXCLUDED_FILES.test(path.relative(PLUGIN, source)),
      });
      symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    }
  }

  /** Returns the builder settings for this site. */
  settings() {
    return /** @type {import('../siteBuilder.mjs').BuilderSettings} */ (
      /** @type {unknown} */ ({
        dataDir: path.join(this.directory, 'data'),
        publicDir: this.served,
        warmBuilds: true,
        siteEnv: this.env,
      })
    );
  }

  /**
   * Makes the child process kill itself in the next build.
   * @param {string} phase phase or file operation, as `killedChild.mjs` expects it
   */
  killAt(phase) {
    writeFileSync(path.join(this.directory, 'kill-at'), phase);
  }

  /** @param {string} page path of a page @returns {string} its published HTML */
  html(page) {
    return readFileSync(path.join(this.served, page, 'index.html'), 'utf8');
  }

  /** @returns {string} the served feed */
  feed() {
    return readFileSync(path.join(this.served, 'rss.xml'), 'utf8');
  }

  /** Builds the site without a cache. Only compiled code is reused. */
  async buildFromNothing() {
    discardBuild(this.scratch);
    const gatsby = path.join(root, 'node_modules/gatsby/cli.js');
    const child = spawn(process.execPath, [gatsby, 'build', '--no-color'], {
      cwd: this.scratch,
      env: this.env,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code !== 0) throw new Error(output);
  }

  /**
   * Returns a hash of all content: documents and files. Times of saving and deletion are ignored, because they do not
   * affect the output.
   */
  contentName() {
    const hash = createHash('sha256');
    const unseen = ['updatedAt', 'tombstones'];
    hash.update(JSON.stringify(this.cms.content, (key, value) => (unseen.includes(key) ? undefined : value)));
    for (const [name, { body }] of this.cms.files) hash.update(name).update(body);
    return hash.digest('hex');
  }

  /**
   * Compares the published site with a clean build and returns the differences. Clean builds are kept, so each content
   * is built only once.
   */
  async differences() {
    const built = path.join(this.directory, 'built', this.contentName());
    if (!existsSync(built)) {
      await this.buildFromNothing();
      mkdirSync(path.dirname(built), { recursive: true });
      renameSync(path.join(this.scratch, 'public'), built);
    }
    return builtDifferences(built, this.served);
  }

  delete() {
    rmSync(this.directory, { recursive: true, force: true });
  }
}
