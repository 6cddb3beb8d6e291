import type { Lead } from '../../payload-types';

/** Fields of a lead that the CRM gets. */
type LeadData = Omit<Lead, 'updatedAt' | 'status' | 'emailTrace' | 'phoneTrace' | 'duplicateOf'>;

/** Booked meeting; sent again when it is moved or cancelled. */
export interface CrmMeeting {
  startsAt: string;
  endsAt: string;
  state: 'booked' | 'cancelled';
  /** Previous time of a moved meeting. */
  movedFrom: string | null;
  place: string;
}

/** A lead to deliver to the CRM. */
export interface CrmLead {
  lead: LeadData;
  /** Names of project and company in Hebrew, each with its number. */
  names?: { project: string | null; company: string | null };
  /** Present when the lead booked a meeting. */
  meeting?: CrmMeeting;
  /** E-mail address to notify; null without one. */
  recipient: string | null;
  /** Idempotency key, the same for each attempt. */
  key: string;
}

/** CRM of the sales staff. */
export interface CrmService {
  /** Name stored on the lead as its destination. */
  name: 'embedded' | 'http';
  /**
   * Delivers a lead.
   * @returns the CRM's id
   * @throws DeliveryFault, or any error, when the CRM did not accept it
   */
  addLead: (order: CrmLead) => Promise<string>;
}
