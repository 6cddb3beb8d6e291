import { handleIntake } from '../../intake/handleIntake';
import { intakeDocs, LANGUAGE_HEADER } from '../../intake/intakeDocs';
import { limitReads, TOO_MANY_READS } from '../../intake/limitReads';
import { REFERENCE } from '../../intake/reference';
import { envelope, errorShape } from '../../platform/http/answerShapes';
import type { Handler, Route } from '../../platform/http/route';
import type { Part } from '../../platform/part';
import { CALENDAR_PATH, MANAGE_PATH } from './appointmentLinks';
import { appointmentMail } from './appointmentMail';
import { appointmentSchema, bookedShape, kindsShape, slotsShape } from './appointmentShapes';
import { Appointments } from './Appointments';
import { AppointmentSlots } from './AppointmentSlots';
import { book } from './book';
import { forgetPastSlots } from './bookedSlots';
import { crmAppointment } from './crmAppointment';
import { manage, manageQuestion } from './manage';
import { MeetingKinds } from './MeetingKinds';
import { showCalendar } from './showCalendar';
import { showKinds } from './showKinds';
import { showSlots } from './showSlots';

const QUERY = { token: 'What the link in the mail carries', lang: 'he or en' };

const linked = (
  method: Route['method'],
  path: string,
  { handler, summary, answer }: { handler: Handler; summary: string; answer: string },
): Route => ({
  method,
  path,
  handler,
  docs: {
    summary,
    query: QUERY,
    answers: {
      200: { description: answer },
      404: { description: 'The link does not work' },
      429: { ...TOO_MANY_READS, description: 'Too many requests' },
    },
  },
});

/** Meetings that visitors book: what can be booked, who booked what, and the links by which it is changed. */
export const appointmentsService: Part = {
  place: 25,
  collections: [Appointments, MeetingKinds, AppointmentSlots],
  deliveries: [crmAppointment, appointmentMail],
  chores: [forgetPastSlots],
  routes: [
    {
      method: 'GET',
      path: '/web/appointments/kinds',
      handler: limitReads(showKinds),
      docs: {
        summary: 'The kinds of meeting that can be booked for a project',
        query: { project: 'Number of the project' },
        headers: LANGUAGE_HEADER,
        answers: {
          200: { description: 'What a visitor can choose from', schema: kindsShape },
          404: { description: 'No meetings can be booked for it', schema: errorShape },
          429: { ...TOO_MANY_READS, schema: errorShape },
        },
      },
    },
    {
      method: 'GET',
      path: '/web/appointments/slots',
      handler: limitReads(showSlots),
      docs: {
        summary: 'The free times of a kind of meeting',
        query: { meeting: 'Number of the kind of meeting' },
        headers: LANGUAGE_HEADER,
        answers: {
          200: { description: 'What can be booked just now', schema: slotsShape },
          404: { description: 'There is no such kind of meeting', schema: errorShape },
          429: { ...TOO_MANY_READS, schema: errorShape },
        },
      },
    },
    {
      method: 'POST',
      path: '/web/appointments',
      handler: handleIntake(book),
      docs: intakeDocs({
        summary: 'Books a meeting; 422 with an error at startsAt when somebody else has the time by now',
        body: appointmentSchema,
        accepted: {
          description: 'The meeting is booked',
          schema: envelope(bookedShape),
          headers: { [REFERENCE]: 'The number by which staff find the meeting' },
        },
      }),
    },
    linked('GET', CALENDAR_PATH, {
      handler: limitReads(showCalendar),
      summary: 'A meeting as a file for calendar programs',
      answer: 'The file',
    }),
    linked('GET', MANAGE_PATH, {
      handler: limitReads(manageQuestion),
      summary: 'What the link in the mail opens: the meeting, and the question what to do',
      answer: 'A page, which needs no scripts',
    }),
    linked('POST', MANAGE_PATH, {
      handler: limitReads(manage),
      summary: 'Moves or cancels the meeting',
      answer: 'A page, which needs no scripts',
    }),
  ],
};
