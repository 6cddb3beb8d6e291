// Written by npm run generate:services.
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
import { problemsService } from './problems/problemsService';
import type { Part } from '../platform/parts/part';

const LAST = 1000;

/** Every live service, in the order in which the admin lists their collections. */
export const services: readonly Part[] = [
  accountsService,
  alertsService,
  apartmentsService,
  appointmentsService,
  careersService,
  contactService,
  documentsService,
  formsService,
  leadsService,
  lotteriesService,
  marketService,
  paymentsService,
  problemsService,
].sort((one: Part, other: Part) => (one.place ?? LAST) - (other.place ?? LAST));
