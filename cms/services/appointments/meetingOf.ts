import type { Appointment } from '../../payload-types';

/** The number of the kind of meeting that an appointment is of. */
export const meetingOf = ({ meeting }: Pick<Appointment, 'meeting'>): number =>
  typeof meeting === 'object' ? meeting.id : meeting;
