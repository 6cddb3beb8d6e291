import { statfs } from 'node:fs/promises';
import { env } from '../env';
import { gauge } from './registry';

/** Reads how much space the disk of the data folder has. The embedded database and uploads stop when it is full. */
export async function diskFigures(): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(env.dataDir);
  gauge({ name: 'cms_data_disk_free_bytes', help: 'Free space on the disk of DATA_DIR', labels: [] }).set(
    bavail * bsize,
  );
  gauge({ name: 'cms_data_disk_bytes', help: 'Size of the disk of DATA_DIR', labels: [] }).set(
    blocks * bsize,
  );
}
