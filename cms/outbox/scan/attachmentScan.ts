import { scannerEnv } from '../../integrations/scanner/scannerEnv';
import type { FileScan } from '../../platform/fileScan';
import { queueDelivery } from '../queueDelivery';
import { scanAttachment } from './scanAttachment';

/** Files of visitors are scanned where CLAMAV_URL names a scanner, by a delivery of their own. */
export const attachmentScan: FileScan = {
  isOn: () => scannerEnv.values.url !== undefined,
  order: (req, file) => queueDelivery(req, scanAttachment, file),
};
