import { createContext } from 'react';

/** Contact details and legal pages beside forms and texts, also for visitors who cannot use a form. */
export interface SiteContactDetails {
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  /** Hours in which the phone is answered. */
  readonly openingHours: string | null;
  /** Path of the privacy policy. */
  readonly privacyPath: string | null;
  /** Path of the terms of use. */
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

/** Contact details and legal pages from the site settings. */
export const SiteContact = createContext<SiteContactDetails>(NO_CONTACT);
