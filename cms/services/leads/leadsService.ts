import type { Part } from '../../platform/parts/part';
import { crmLead } from './crmLead';
import { leadConfirmation } from './leadConfirmation';
import { Leads } from './Leads';

/** Registers leads about projects and products. */
export const leadsService: Part = {
  place: 20,
  collections: [Leads],
  deliveries: [crmLead, leadConfirmation],
};
