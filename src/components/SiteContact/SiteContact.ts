import { createContext } from 'react';

/** How the group is reached beside forms and texts, and by who cannot use a form; and what to read before one sends it. */
export interface SiteContactDetails {
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  /** When the phone is answered. */
  readonly openingHours: string | null;
  /** Address of the page that says what becomes of visitors' details. */
  readonly privacyPath: string | null;
  /** Address of the page with the terms of use. */
  readonly termsPath: string | null;
}

export const NO_CONTACT: SiteContactDetails = {
  phone: null,
  email: null,
  address: null,
  openingHours: null,
  privacyPath: null,
  termsPath: null,
};

/** Phone, e-mail, address, hours and legal pages of the site's settings, as every page asks for them. */
export const SiteContact = createContext<SiteContactDetails>(NO_CONTACT);
