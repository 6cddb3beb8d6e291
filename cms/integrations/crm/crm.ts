import type { Lead } from '../../payload-types';

/** What the CRM is told of who left contact details. */
type LeadData = Omit<Lead, 'updatedAt' | 'status' | 'emailTrace' | 'phoneTrace' | 'duplicateOf'>;

/** The meeting that a visitor booked; told again when it was moved or cancelled. */
export interface CrmMeeting {
  startsAt: string;
  endsAt: string;
  state: 'booked' | 'cancelled';
  /** When it was before it was moved. */
  movedFrom: string | null;
  place: string;
}

/** A lead on its way to the CRM. */
export interface CrmLead {
  lead: LeadData;
  /** For people who read it: the project and the company by their names, in Hebrew, each with its number. */
  names?: { project: string | null; company: string | null };
  /** Of who booked a meeting. */
  meeting?: CrmMeeting;
  /** E-mail address to notify; null when none is named. */
  recipient: string | null;
  /** The same for every attempt: the CRM knows by it what it has already. */
  key: string;
}

/** What sales people work in. */
export interface CrmService {
  /** Name by which the lead says where it went. */
  name: 'embedded' | 'http';
  /**
   * Hands a lead over.
   * @returns the number that the CRM gave it
   * @throws DeliveryFault, or any error, when it was not taken
   */
  addLead: (order: CrmLead) => Promise<string>;
}
