import { accountsService } from './accounts/accountsService';
import { alertsService } from './alerts/alertsService';
import { apartmentsService } from './apartments/apartmentsService';
import { appointmentsService } from './appointments/appointmentsService';
import { careersService } from './careers/careersService';
import { contactService } from './contact/contactService';
import { documentsService } from './documents/documentsService';
import { formsService } from './forms/formsService';
import { leadsService } from './leads/leadsService';
import { lotteriesService } from './lotteries/lotteriesService';
import { marketService } from './market/marketService';
import { paymentsService } from './payments/paymentsService';
import { projectsService } from './projects/projectsService';
import type { Part } from '../platform/part';

/** Every live service, in the order in which the admin lists their collections. A new one is a folder beside this file and a line here. */
export const services: readonly Part[] = [
  contactService,
  leadsService,
  appointmentsService,
  careersService,
  apartmentsService,
  projectsService,
  lotteriesService,
  documentsService,
  formsService,
  marketService,
  alertsService,
  paymentsService,
  accountsService,
];
