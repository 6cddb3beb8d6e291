import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { freePort } from '../../packages/processes/ports.mjs';
import { stopAll } from '../../packages/processes/processes.mjs';
import { readSettings } from './settings.mjs';
import { until } from '../../packages/processes/until.mjs';
import { followContent } from './followContent.mjs';
import { createSiteBuilder } from '../../packages/gatsby-builder/siteBuilder.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'follow-content-'));
/** Set after the tests, so that the retry timer of a failed build does not start another build. */
let isOver = false;

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  isOver = true;
  await stopAll();
  rmSync(folder, { recursive: true });
});

/**
 * Returns a builder that was restarted in a folder with an earlier build.
 * @param {string} mode mode of the warm process
 */
async function restarted(mode) {
  writeFileSync(path.join(folder, 'mode'), mode);
  writeFileSync(path.join(folder, 'content'), mode);
  const env = { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data') };
  const settings = readSettings({ ...env, WEBHOOK_PORT: String(await freePort()) });
  const builder = createSiteBuilder(settings, folder, {
    entry: path.join(import.meta.dirname, '../../packages/gatsby-builder/testing/fakeChild.mjs'),
    command: ['node', '-e', 'process.exit(1)'],
    readState: async () => ({ sources: 'one', content: '1', day: '2026-01-10', isFresh: false }),
  });
  /** @type {typeof builder.buildIfNeeded} */
  const buildIfNeeded = async (cause) => (isOver ? 'skipped' : builder.buildIfNeeded(cause));
  return { settings, builder: { ...builder, buildIfNeeded } };
}

it('has a warm process for the first edit after a restart without changes', async () => {
  mkdirSync(path.join(folder, 'public'));
  const before = await restarted('well');
  await before.builder.buildIfNeeded('start');
  await before.builder.end();

  const { settings, builder } = await restarted('well');
  await followContent(settings, builder);
  expect(await builder.build('change')).toMatchObject({ warm: true });
  expect(console.log).toHaveBeenCalledWith('The site is built and published');
});

it('reports a missing process and continues', async () => {
  const { settings, builder } = await restarted('cannot start');
  const said = () => jest.mocked(console.error).mock.calls.flat().join('\n');
  await followContent(settings, builder);
  expect(said()).toContain('ended with 1');
  // The published site must stay as it is, and the build must be retried.
  await until(async () => said().includes('The change is not on the site'), 'the build was tried again');
  expect(readFileSync(path.join(settings.publicDir, 'index.html'), 'utf8')).toContain('well');
});

it('does not report a site before its first build without incremental builds', async () => {
  const { settings, builder } = await restarted('well');
  await followContent(
    { ...settings, warmBuilds: false },
    { ...builder, buildIfNeeded: async () => 'skipped', warmUp: async () => undefined },
  );
  expect(console.log).not.toHaveBeenCalledWith('The site is built and published');
});
