import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyMapWorker } from './copyMapWorker';

it('names the script after the installed version', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  await copyMapWorker(path.join(folder, 'public'));
  expect(await readdir(path.join(folder, 'public'))).toEqual([
    expect.stringMatching(/^maplibre-worker-\d+\.\d+\.\d+\.js$/),
  ]);
});
