import { technicalTable } from '../../platform/database/technicalTable';

/**
 * Booked times. A row is deleted when its appointment is cancelled, moved, deleted or over. A unique key of meeting,
 * time and seat prevents double bookings.
 */
export const AppointmentSlots = technicalTable('appointmentSlots', [
  { name: 'slotKey', type: 'text', required: true, unique: true, index: true },
  { name: 'meeting', type: 'number', required: true, index: true },
  { name: 'startsAt', type: 'number', required: true },
  { name: 'endsAt', type: 'number', required: true, index: true },
  { name: 'seat', type: 'number', required: true },
  /** Reference of the appointment, which has one time. */
  { name: 'reference', type: 'text', required: true, unique: true, index: true },
]);
