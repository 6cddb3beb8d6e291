import { env } from '../../platform/env';
import type { FileScan } from '../../platform/fileScan';
import { queueDelivery } from '../queueDelivery';
import { scanAttachment } from './scanAttachment';

/** Files of visitors are scanned where CLAMAV_URL names a scanner, by a delivery of their own. */
export const attachmentScan: FileScan = {
  isOn: () => env.clamavUrl !== undefined,
  order: (req, file) => queueDelivery(req, scanAttachment, file),
};
