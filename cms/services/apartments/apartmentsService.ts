import type { Part } from '../../platform/part';
import { Apartments } from './Apartments';
import { reservationMail } from './reservationMail';
import { Reservations } from './Reservations';

/** Homes, and who reserves them. */
export const apartmentsService: Part = {
  collections: [Apartments, Reservations],
  deliveries: [reservationMail],
};
