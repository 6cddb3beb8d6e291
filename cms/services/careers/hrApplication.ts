import { hrService } from '../../integrations/hr/hrService';
import type { HrApplication } from '../../integrations/hr/hr';
import { attachmentFiles } from '../../platform/files/attachmentFiles';
import type { Application } from '../../payload-types';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import { readDelivered } from '../../outbox/readDelivered';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';

/** Pause before asking again for the scan result. */
const SCAN_PAUSE_MS = 10_000;

/**
 * Reads the CV from the storage; null when it was deleted, or removed as infected.
 * @throws DeliveryFault while the virus scan is pending
 */
async function cvOf({ cv }: Application): Promise<Pick<HrApplication, 'cv' | 'cvInfection'>> {
  const none = { cv: null, cvInfection: null };
  if (!cv || typeof cv !== 'object' || !cv.filename) return none;
  if (cv.scanState === 'infected') return { cv: null, cvInfection: cv.scanNote ?? 'a virus' };
  if (cv.scanState === 'pending')
    throw new DeliveryFault('The CV waits for the virus scanner', { retryAfterMs: SCAN_PAUSE_MS });
  const bytes = await attachmentFiles.read(cv.filename);
  const mimeType = cv.mimeType ?? 'application/octet-stream';
  return bytes ? { cv: { name: cv.name, mimeType, bytes }, cvInfection: null } : none;
}

/** Delivers an application to the HR system and stores its destination and id there. */
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
