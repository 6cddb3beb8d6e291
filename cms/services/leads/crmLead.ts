import { crmService } from '../../integrations/crm/crmService';
import { findRecord } from '../../outbox/findRecord';
import { companyText, projectText } from './leadNames';
import { leadRecipient } from './leadRecipient';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';

/** Sends a lead to the CRM. Stores the name of the system and the lead's id there. */
export const crmLead: DeliveryKind = {
  slug: 'crmLead',
  label: { he: 'מסירה ל־CRM', en: 'Sent to the CRM' },
  collection: 'leads',
  maxAttempts: 12,
  deliver: async ({ payload, recordId, key }) => {
    const lead = await findRecord(payload, 'leads', recordId);
    if (!lead) throw new DeliveryFault('The lead was deleted', { permanent: true });
    const crm = crmService(payload);
    const { projectId, companyId } = lead;
    const names = {
      project: projectId ? await projectText({ payload }, projectId, 'he') : null,
      company: companyId ? await companyText({ payload }, companyId, 'he') : null,
    };
    const crmId = await crm.addLead({ lead, names, recipient: await leadRecipient(payload, lead), key });
    await payload.db.updateOne({
      collection: 'leads',
      id: recordId,
      data: { crmSystem: crm.name, crmId },
      returning: false,
    });
  },
};
