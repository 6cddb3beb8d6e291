import { z } from 'zod';
import { handleIntake } from '../../intake/handleIntake';
import { intakeDocs } from '../../intake/intakeDocs';
import { limitReads, TOO_MANY_READS } from '../../intake/limitReads';
import { envelope } from '../../platform/http/answerShapes';
import type { Part } from '../../platform/part';
import type { Handler, Route } from '../../platform/http/route';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from './alertLinks';
import { AlertMails } from './AlertMails';
import { alertMail } from './alertMail';
import { AlertReports } from './AlertReports';
import { alertRequestMail } from './alertRequestMail';
import { AlertRequests } from './AlertRequests';
import { AlertSubscribers } from './AlertSubscribers';
import { confirmAlerts, confirmQuestion } from './confirmAlerts';
import { forgetAlerts } from './forgetAlerts';
import { noteReports } from './noteReports';
import { subscribe } from './subscribe';
import { subscribeSchema } from './subscribeSchema';
import { tellSubscribers } from './tellSubscribers';
import { unsubscribe, unsubscribeQuestion } from './unsubscribe';

const page = (method: Route['method'], path: string, handler: Handler, summary: string): Route => ({
  method,
  path,
  handler: limitReads(handler),
  docs: {
    summary,
    query: { token: 'What the link in the mail carries', lang: 'he or en' },
    answers: {
      200: { description: 'A page, which needs no scripts' },
      404: { description: 'A page that says the link does not work' },
      429: { ...TOO_MANY_READS, description: 'Too many requests' },
    },
  },
});

/** Alerts by mail about new reports: who wants them, and who has been told of what. */
export const alertsService: Part = {
  place: 100,
  collections: [AlertSubscribers, AlertRequests, AlertReports, AlertMails],
  deliveries: [alertRequestMail, alertMail],
  chores: [noteReports, tellSubscribers, forgetAlerts],
  routes: [
    {
      method: 'POST',
      path: '/web/alerts/subscribe',
      handler: handleIntake(subscribe),
      docs: intakeDocs({
        summary: 'Asks for alerts about new reports; a mail to the address has a link that confirms it',
        body: subscribeSchema,
        accepted: {
          description: 'Noted, whether or not the address is a subscriber already',
          schema: envelope(z.literal(true)),
        },
      }),
    },
    page('GET', CONFIRM_PATH, confirmQuestion, 'What the link of the confirmation opens: a question'),
    page('POST', CONFIRM_PATH, confirmAlerts, 'The answer: the address gets alerts from now on'),
    page('GET', UNSUBSCRIBE_PATH, unsubscribeQuestion, 'What the link to end the alerts opens: a question'),
    page(
      'POST',
      UNSUBSCRIBE_PATH,
      unsubscribe,
      'Ends the alerts and forgets the address; also as RFC 8058 says',
    ),
  ],
};
