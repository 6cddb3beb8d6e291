import { createContext } from 'react';

/** How the group is reached beside forms and texts, and by who cannot use a form. */
export interface SiteContactDetails {
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  /** When the phone is answered. */
  readonly openingHours: string | null;
}

export const NO_CONTACT: SiteContactDetails = { phone: null, email: null, address: null, openingHours: null };

/** Phone, e-mail, address and hours of the site's settings, as every page asks for them. */
export const SiteContact = createContext<SiteContactDetails>(NO_CONTACT);
