import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hrService } from '../../integrations/hr/hrService';
import type { StoredCv } from '../../integrations/hr/hr';
import { env } from '../../platform/env';
import type { Application } from '../../payload-types';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import type { DeliveryKind } from '../../platform/deliveryKind';

/** The CV from the disk; null when it was deleted. */
async function cvOf({ cv }: Application): Promise<StoredCv | null> {
  if (!cv || typeof cv !== 'object' || !cv.filename) return null;
  const bytes = await readFile(path.join(env.attachmentsDir, cv.filename)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  return bytes && { name: cv.name, mimeType: cv.mimeType ?? 'application/octet-stream', bytes };
}

/** An application on its way to the HR system; the application then says where it went and by which number. */
export const hrApplication: DeliveryKind = {
  slug: 'hrApplication',
  collection: 'applications',
  maxAttempts: 12,
  deliver: async ({ payload, recordId, key }) => {
    const application = await payload.findByID({
      collection: 'applications',
      id: recordId,
      depth: 1,
      disableErrors: true,
    });
    if (!application) throw new DeliveryFault('The application was deleted', { permanent: true });
    const hr = hrService(payload);
    const hrId = await hr.addApplication({ application, cv: await cvOf(application), key });
    await payload.db.updateOne({
      collection: 'applications',
      id: recordId,
      data: { hrSystem: hr.name, hrId },
      returning: false,
    });
  },
};
