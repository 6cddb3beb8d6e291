import { scannerEnv } from '../../integrations/scanner/scannerEnv';
import type { FileScan } from '../../platform/parts/fileScan';
import { queueDelivery } from '../queueDelivery';
import { scanAttachment } from './scanAttachment';

/** Scans visitors' files with the scanner of `CLAMAV_URL`, as a separate delivery. */
export const attachmentScan: FileScan = {
  isOn: () => scannerEnv.values.url !== undefined,
  order: (req, file) => queueDelivery(req, scanAttachment, file),
};
