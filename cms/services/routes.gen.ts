// Written by npm run generate:services.
import { confirmAlertsRoutes } from './alerts/confirmAlertsRoutes';
import { subscribeRoute } from './alerts/subscribeRoute';
import { unsubscribeRoutes } from './alerts/unsubscribeRoutes';
import { apartmentStatesRoute } from './apartments/apartmentStatesRoute';
import { bookRoute } from './appointments/bookRoute';
import { manageRoutes } from './appointments/manageRoutes';
import { showCalendarRoute } from './appointments/showCalendarRoute';
import { showKindsRoute } from './appointments/showKindsRoute';
import { showSlotsRoute } from './appointments/showSlotsRoute';
import { applyRoute } from './careers/applyRoute';
import { listJobFiltersRoute } from './careers/search/listJobFiltersRoute';
import { searchJobsRoute } from './careers/search/searchJobsRoute';
import { contactUsRoute } from './contact/contactUsRoute';
import { listContactSubjectsRoute } from './contact/listContactSubjectsRoute';
import { documentFilesRoute } from './documents/documentFilesRoute';
import { formEntryRoute } from './forms/entries/formEntryRoute';
import { formDefinitionRoute } from './forms/formDefinitionRoute';
import { leadRoute } from './leads/leadRoute';
import { lookUpRoute } from './lotteries/calls/lookUpRoute';
import { lotteryRoutes } from './lotteries/calls/lotteryRoutes';
import { confirmRegistrationRoutes } from './lotteries/registrations/confirmRegistrationRoutes';
import { registerRoute } from './lotteries/registrations/registerRoute';
import { listBondsRoute } from './market/listBondsRoute';
import { stockRoutes } from './market/stockRoutes';
import { confirmPaymentRoute } from './payments/confirmPaymentRoute';
import { initPaymentRoute } from './payments/initPaymentRoute';
import { paymentNoticeRoute } from './payments/paymentNoticeRoute';
import { releasePaymentRoute } from './payments/releasePaymentRoute';
import { sandboxRoutes } from './payments/sandboxRoutes';
import { reportProblemsRoute } from './problems/reportProblemsRoute';
import { lookupsRoute } from './projects/lookupsRoute';
import { projectsRoute } from './projects/projectsRoute';
import type { Route } from '../platform/http/route';

/** Every live call of the services. */
export const routes: readonly Route[] = [
  confirmAlertsRoutes,
  subscribeRoute,
  unsubscribeRoutes,
  apartmentStatesRoute,
  bookRoute,
  manageRoutes,
  showCalendarRoute,
  showKindsRoute,
  showSlotsRoute,
  applyRoute,
  listJobFiltersRoute,
  searchJobsRoute,
  contactUsRoute,
  listContactSubjectsRoute,
  documentFilesRoute,
  formEntryRoute,
  formDefinitionRoute,
  leadRoute,
  lookUpRoute,
  lotteryRoutes,
  confirmRegistrationRoutes,
  registerRoute,
  listBondsRoute,
  stockRoutes,
  confirmPaymentRoute,
  initPaymentRoute,
  paymentNoticeRoute,
  releasePaymentRoute,
  sandboxRoutes,
  reportProblemsRoute,
  lookupsRoute,
  projectsRoute,
].flat();
