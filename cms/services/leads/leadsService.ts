import type { Part } from '../../platform/part';
import { crmLead } from './crmLead';
import { leadConfirmation } from './leadConfirmation';
import { Leads } from './Leads';

/** Contact details that visitors leave about a project or a product. */
export const leadsService: Part = {
  place: 20,
  collections: [Leads],
  deliveries: [crmLead, leadConfirmation],
};
