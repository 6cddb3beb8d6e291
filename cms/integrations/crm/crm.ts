import type { Lead } from '../../payload-types';

/** The fields of a lead that are sent to the CRM. */
type LeadData = Omit<Lead, 'updatedAt' | 'status' | 'emailTrace' | 'phoneTrace' | 'duplicateOf'>;

/** A meeting that the visitor booked. The lead is sent again when the meeting is moved or cancelled. */
export interface CrmMeeting {
  startsAt: string;
  endsAt: string;
  state: 'booked' | 'cancelled';
  /** Previous start of a meeting that was moved; otherwise null. */
  movedFrom: string | null;
  place: string;
}

/** A lead to deliver to the CRM. */
export interface CrmLead {
  lead: LeadData;
  /** Hebrew names of the project and the company, each with its number. */
  names?: { project: string | null; company: string | null };
  /** The meeting that the visitor booked, if any. */
  meeting?: CrmMeeting;
  /** E-mail address to notify of the lead, or null if there is none. */
  recipient: string | null;
  /** Idempotency key. It is the same for each attempt to deliver this lead. */
  key: string;
}

/** Interface of the CRM systems that the sales staff use. */
export interface CrmService {
  /** Name of the system. It is stored on the lead to show where the lead was sent. */
  name: 'embedded' | 'http';
  /**
   * Delivers a lead.
   * @returns id of the lead in the CRM
   * @throws DeliveryFault, or any other error, if the CRM did not accept the lead
   */
  addLead: (order: CrmLead) => Promise<string>;
}
