import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { mapWorkerPath } from '../../lib/mapWorkerPath';

const MAPLIBRE = 'node_modules/maplibre-gl';

/**
 * Copies MapLibre's worker script into the folder of the site. It cannot be bundled, because the browser loads it as a
 * separate worker file.
 */
export async function copyMapWorker(folder: string): Promise<void> {
  const { version } = JSON.parse(await readFile(path.resolve(MAPLIBRE, 'package.json'), 'utf8')) as {
    version: string;
  };
  await mkdir(folder, { recursive: true });
  await copyFile(
    path.resolve(MAPLIBRE, 'dist/maplibre-gl-worker.mjs'),
    path.join(folder, mapWorkerPath(version)),
  );
}
