import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBuildMetrics, serveBuildMetrics } from './buildMetrics.mjs';
import { recordBuild } from './recordBuild.mjs';

const dataDir = mkdtempSync(path.join(tmpdir(), 'figures-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const FAULT = /** @type {const} */ ({
  collection: 'pages',
  id: '5',
  locale: 'he',
  reason: 'query',
  detail: 'no',
});
const BUILD = { pages: 3, cause: /** @type {const} */ ('change'), phases: {} };

it('count warm, cold and failed builds, and bind to localhost only', async () => {
  const figures = createBuildMetrics(dataDir);
  const server = await serveBuildMetrics(figures, 0);
  const { address, port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  expect(address).toBe('127.0.0.1');
  try {
    figures.note(recordBuild(dataDir, { ...BUILD, seconds: 0.7, warm: true }));
    figures.note(recordBuild(dataDir, { ...BUILD, seconds: 14, warm: false, faults: [FAULT], left: 40 }));
    figures.note(recordBuild(dataDir, { ...BUILD, seconds: 3, warm: false, failed: true, pages: 0 }));
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    for (const line of [
      'site_builds_total{result="built",mode="warm",cause="change"} 1',
      'site_builds_total{result="built",mode="cold",cause="change"} 1',
      'site_builds_total{result="failed",mode="cold",cause="change"} 1',
      'site_build_seconds_sum{mode="cold"} 14',
      'site_pages_written_total 6',
      'site_pages_left 40',
      'site_documents_not_built 1',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

it('bind to the given address', async () => {
  const server = await serveBuildMetrics(createBuildMetrics(dataDir), 0, '0.0.0.0');
  expect(server.address()).toMatchObject({ address: '0.0.0.0' });
  server.close();
});

it('restore the last successful build after a restart', async () => {
  const before = Number(
    /^site_last_success_timestamp_seconds ([\d.e+]+)$/m.exec(await createBuildMetrics(dataDir).text())?.[1],
  );
  expect(Math.abs(before - Date.now() / 1000)).toBeLessThan(60);
  const empty = createBuildMetrics(path.join(dataDir, 'nothing'));
  expect(await empty.text()).toMatch(/^site_last_success_timestamp_seconds 0$/m);
});
