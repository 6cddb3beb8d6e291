import { scannerEnv } from '../../integrations/scanner/scannerEnv';
import type { FileScan } from '../../platform/parts/fileScan';
import { queueDelivery } from '../queueDelivery';
import { scanAttachment } from './scanAttachment';

/**
 * Scans files from visitors with the virus scanner at `CLAMAV_URL`. Each scan is a delivery, so it runs in the
 * background and is retried.
 */
export const attachmentScan: FileScan = {
  isOn: () => scannerEnv.values.url !== undefined,
  order: (req, file) => queueDelivery(req, scanAttachment, file),
};
