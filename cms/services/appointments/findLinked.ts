import type { Payload } from 'payload';
import type { Appointment } from '../../payload-types';
import { isLinkOf, appointmentIdOf, type LinkPurpose } from './appointmentLinks';

/** Finds the appointment that a link's token refers to, or returns null if the token is invalid. */
export async function findLinked(
  payload: Payload,
  token: string,
  purpose: LinkPurpose,
): Promise<Appointment | null> {
  const id = appointmentIdOf(token);
  if (id === null) return null;
  const found: Appointment | null = await payload.findByID({
    collection: 'appointments',
    id,
    depth: 0,
    disableErrors: true,
  });
  return found && isLinkOf(token, purpose, found) ? found : null;
}
