import type { Payload } from 'payload';
import { DeliveryFault } from '../DeliveryFault';
import { env } from '../../platform/env/env';
import { mailService } from '../mail/mailService';
import { replyToVisitor } from '../mail/replyToVisitor';
import { detailLines } from '../mail/mailDetails';
import type { HrApplication, HrService } from './hr';
import { siteSettings } from '../../platform/settings/siteSettings';

/**
 * Returns the text of the mail to staff. The CV is not attached: it stays in the CMS, where only staff can download it.
 */
function textOf({ application, cv, cvInfection }: HrApplication): string {
  const lines = detailLines([
    ['מספר פנייה', application.reference],
    ['משרה', `${application.jobName ?? ''} (${application.orderId})`],
    ['שם', `${application.firstName} ${application.lastName}`],
    ['טלפון', application.phone],
    ['דוא״ל', application.email],
    ['קורות חיים', cv ? cv.name : cvInfection ? `הקובץ הוסר, נמצא בו וירוס (${cvInfection})` : 'הקובץ נמחק'],
    ['חבר מביא חבר', application.isReferral && application.referralName],
    ['טלפון הממליץ', application.isReferral && application.referralPhone],
    ['דוא״ל הממליץ', application.isReferral && application.referralEmail],
  ]);
  const link = `${env.cmsUrl}/admin/collections/applications/${application.id}`;
  return [...lines, '', `לטיפול במועמדות ולהורדת הקובץ: ${link}`].join('\n');
}

/**
 * HR system for installations without an external one. Recruiters work with the inbox of the CMS, the application's
 * reference number serves as its id, and a mail goes to the site's e-mail address.
 */
export function embeddedHr(payload: Payload): HrService {
  return {
    name: 'embedded',
    addApplication: async (order) => {
      const { application, key } = order;
      const { email } = await siteSettings({ payload }, 'he');
      if (!email)
        throw new DeliveryFault(
          'The site settings have no e-mail address. Enter one to receive applications.',
        );
      await mailService(payload).send({
        to: email,
        ...replyToVisitor(application.email),
        subject: `מועמדות ${application.reference}: ${application.jobName ?? application.orderId}`,
        text: textOf(order),
        key,
      });
      return application.reference;
    },
  };
}
