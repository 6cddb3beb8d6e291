import type { Payload } from 'payload';
import { DeliveryFault } from '../DeliveryFault';
import { env } from '../../platform/env';
import { mailService } from '../mail/mailService';
import type { CrmLead, CrmService } from './crm';

const yesNo = (value: boolean | null | undefined): string => (value ? 'כן' : 'לא');

/** The mail's text, in the language of the staff. */
function textOf({ lead }: CrmLead): string {
  const lines = [
    ['מספר פנייה', lead.reference],
    ['שם', lead.name],
    ['טלפון', lead.phone],
    ['דוא״ל', lead.email],
    ['פרויקט', lead.projectId],
    ['סטטוס', lead.projectStatus],
    ['נושא', lead.formSubject],
    ['בניין', lead.formData?.buildingName],
    ['דירה', lead.formData?.apartmentNumber],
    ['שם הנכס', lead.formData?.assetName],
    ['חדרים', lead.formData?.rooms],
    ['קומה', lead.formData?.floor],
    ['שטח', lead.formData?.area],
    ['מחיר', [lead.formData?.price, lead.formData?.currency].filter(Boolean).join(' ')],
    ['חברה', lead.companyId],
    ['אישור דיוור שיווקי', yesNo(lead.allowedMarketing)],
    ['אישור SMS ודוא״ל', yesNo(lead.allowedSmsAndEmail)],
    ['נשלח מהדף', lead.source?.uri],
  ].flatMap(([label, value]) => (value || value === 0 ? [`${label}: ${value}`] : []));
  const link = `${env.cmsUrl}/admin/collections/leads/${lead.id}`;
  return [...lines, '', lead.comments || '(ללא הערות)', '', `לטיפול בליד: ${link}`].join('\n');
}

/** Without a CRM the CMS is one: staff work in its inbox, the lead keeps its own number, and the company gets a mail. */
export function embeddedCrm(payload: Payload): CrmService {
  return {
    name: 'embedded',
    addLead: async (order) => {
      const { lead, recipient, key } = order;
      if (!recipient) throw new DeliveryFault('The site settings name no e-mail address for leads');
      await mailService(payload).send({
        to: recipient,
        replyTo: lead.email,
        subject: `ליד ${lead.reference} מאת ${lead.name}`,
        text: textOf(order),
        key,
      });
      return lead.reference;
    },
  };
}
