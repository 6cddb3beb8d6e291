import { createContext } from 'react';
import type { SiteContactDetails } from '../../lib/readSiteContact';

export const NO_CONTACT: SiteContactDetails = {
  phone: null,
  email: null,
  address: null,
  openingHours: null,
  privacyPath: null,
  termsPath: null,
};

/** Context with the contact details and legal pages that the page or block queried from the site settings. */
export const SiteContact = createContext<SiteContactDetails>({});
