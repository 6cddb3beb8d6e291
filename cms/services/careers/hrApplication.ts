import { hrService } from '../../integrations/hr/hrService';
import type { HrApplication } from '../../integrations/hr/hr';
import { attachmentFiles } from '../../platform/files/attachmentFiles';
import type { Application } from '../../payload-types';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import { readDelivered } from '../../outbox/readDelivered';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';

/** Time until the next attempt while the CV waits for the virus scanner. */
const SCAN_PAUSE_MS = 10_000;

/**
 * Reads the CV of an application. `cv` is null if the file was deleted, or removed because it is infected; in that case
 * `cvInfection` names the virus.
 * @throws DeliveryFault while the virus scan is pending, so that the delivery is retried
 */
async function cvOf({ cv }: Application): Promise<Pick<HrApplication, 'cv' | 'cvInfection'>> {
  const none = { cv: null, cvInfection: null };
  if (!cv || typeof cv !== 'object' || !cv.filename) return none;
  if (cv.scanState === 'infected') return { cv: null, cvInfection: cv.scanNote ?? 'a virus' };
  if (cv.scanState === 'pending')
    throw new DeliveryFault('The CV has not been scanned for viruses yet', { retryAfterMs: SCAN_PAUSE_MS });
  const bytes = await attachmentFiles.read(cv.filename);
  const mimeType = cv.mimeType ?? 'application/octet-stream';
  return bytes ? { cv: { name: cv.name, mimeType, bytes }, cvInfection: null } : none;
}

/** Sends an application to the HR system. Stores the name of the system and the application's id there. */
export const hrApplication: DeliveryKind = {
  slug: 'hrApplication',
  label: { he: 'מסירה למערכת הגיוס', en: 'Sent to the HR system' },
  collection: 'applications',
  maxAttempts: 12,
  deliver: async (order) => {
    const { payload, recordId, key } = order;
    const application = await readDelivered(order, 'applications', { depth: 1 });
    const hr = hrService(payload);
    const hrId = await hr.addApplication({ application, ...(await cvOf(application)), key });
    await payload.db.updateOne({
      collection: 'applications',
      id: recordId,
      data: { hrSystem: hr.name, hrId },
      returning: false,
    });
  },
};
