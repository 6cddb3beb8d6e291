import type { Appointment } from '../../payload-types';

/** Returns the id of an appointment's meeting kind. */
export const meetingOf = ({ meeting }: Pick<Appointment, 'meeting'>): number =>
  typeof meeting === 'object' ? meeting.id : meeting;
