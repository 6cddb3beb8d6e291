import { statfs } from 'node:fs/promises';
import { env } from '../env/env';
import { gauge } from './registry';

/** Updates the gauges of free disk space. They matter because a full disk stops the embedded database and uploads. */
export async function diskMetrics(): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(env.dataDir);
  gauge({ name: 'cms_data_disk_free_bytes', help: 'Free space on the disk of DATA_DIR', labels: [] }).set(
    bavail * bsize,
  );
  gauge({ name: 'cms_data_disk_bytes', help: 'Size of the disk of DATA_DIR', labels: [] }).set(
    blocks * bsize,
  );
}
