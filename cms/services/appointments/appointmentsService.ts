import type { Part } from '../../platform/parts/part';
import { appointmentMail } from './appointmentMail';
import { Appointments } from './Appointments';
import { AppointmentSlots } from './AppointmentSlots';
import { forgetPastSlots } from './bookedSlots';
import { crmAppointment } from './crmAppointment';
import { MeetingKinds } from './MeetingKinds';

/** Meetings that visitors book: calendars, bookings and links for changes. */
export const appointmentsService: Part = {
  place: 25,
  collections: [Appointments, MeetingKinds, AppointmentSlots],
  deliveries: [crmAppointment, appointmentMail],
  chores: [forgetPastSlots],
};
