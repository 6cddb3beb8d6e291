import type { Part } from '../../platform/parts/part';
import { appointmentMail } from './appointmentMail';
import { Appointments } from './Appointments';
import { AppointmentSlots } from './AppointmentSlots';
import { deletePastSlots } from './bookedSlots';
import { crmAppointment } from './crmAppointment';
import { MeetingKinds } from './MeetingKinds';

/** Registers the meetings that visitors book: calendars, bookings, and the links with which visitors change them. */
export const appointmentsService: Part = {
  place: 25,
  collections: [Appointments, MeetingKinds, AppointmentSlots],
  deliveries: [crmAppointment, appointmentMail],
  chores: [deletePastSlots],
};
