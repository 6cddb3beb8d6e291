import { technicalTable } from '../../platform/database/technicalTable';

/**
 * Booked times of meetings. The key combines meeting kind, time and seat. It is unique, which prevents double bookings.
 * A row is deleted when its appointment is cancelled, moved or deleted, and some time after the meeting.
 */
export const AppointmentSlots = technicalTable('appointmentSlots', [
  { name: 'slotKey', type: 'text', required: true, unique: true, index: true },
  { name: 'meeting', type: 'number', required: true, index: true },
  { name: 'startsAt', type: 'number', required: true },
  { name: 'endsAt', type: 'number', required: true, index: true },
  { name: 'seat', type: 'number', required: true },
  /** Reference of the appointment. It is unique, because an appointment has only one time. */
  { name: 'reference', type: 'text', required: true, unique: true, index: true },
]);
