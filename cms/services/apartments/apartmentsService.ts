import { registerPayable } from '../../intake/payable';
import type { Part } from '../../platform/parts/part';
import { Apartments } from './Apartments';
import { Buildings } from './Buildings';
import { ApartmentHolds } from './holds/ApartmentHolds';
import { payerMail } from './payerMail';
import { reservationMail } from './reservationMail';
import { reservationPayable } from './reservationPayable';
import { reservationRefund } from './reservationRefund';
import { Reservations } from './Reservations';
import { ReservationSettings } from './ReservationSettings';

/** Registers buildings and apartments, the holds during a payment, and the reservations. */
export const apartmentsService: Part = {
  place: 40,
  collections: [Buildings, Apartments, Reservations, ApartmentHolds],
  globals: [ReservationSettings],
  deliveries: [reservationMail, reservationRefund, payerMail],
  ...registerPayable(reservationPayable),
};
