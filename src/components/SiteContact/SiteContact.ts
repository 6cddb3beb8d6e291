import { createContext } from 'react';

/** How the group is reached by who cannot use a form. */
export interface SiteContactDetails {
  readonly phone: string | null;
  readonly email: string | null;
}

/** Phone and e-mail of the site's settings, as every page asks for them. */
export const SiteContact = createContext<SiteContactDetails>({ phone: null, email: null });
