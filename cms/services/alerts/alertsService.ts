import type { Part } from '../../platform/parts/part';
import { AlertMails } from './AlertMails';
import { alertMail } from './alertMail';
import { AlertReports } from './AlertReports';
import { alertRequestMail } from './alertRequestMail';
import { AlertRequests } from './AlertRequests';
import { AlertSubscribers } from './AlertSubscribers';
import { purgeAlerts } from './purgeAlerts';
import { detectReports } from './detectReports';
import { notifySubscribers } from './notifySubscribers';

/** Registers e-mail alerts about new investor reports: the subscribers, their requests and the sent alerts. */
export const alertsService: Part = {
  place: 100,
  collections: [AlertSubscribers, AlertRequests, AlertReports, AlertMails],
  deliveries: [alertRequestMail, alertMail],
  chores: [detectReports, notifySubscribers, purgeAlerts],
};
