import { technicalTable } from '../../platform/database/technicalTable';

/**
 * The times that are booked. A row goes when its appointment is cancelled, moved, deleted or over. That no time is booked twice is the
 * database's own rule: one row for each meeting, time and seat.
 */
export const AppointmentSlots = technicalTable('appointmentSlots', [
  { name: 'slotKey', type: 'text', required: true, unique: true, index: true },
  { name: 'meeting', type: 'number', required: true, index: true },
  { name: 'startsAt', type: 'number', required: true },
  { name: 'endsAt', type: 'number', required: true, index: true },
  { name: 'seat', type: 'number', required: true },
  /** Of the appointment: there is one time for each. */
  { name: 'reference', type: 'text', required: true, unique: true, index: true },
]);
