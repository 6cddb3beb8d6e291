import { useMemo, type ReactNode } from 'react';
import { readSiteContact } from './readSiteContact';
import { SiteContact } from './SiteContact';

/** Gives a page contact details and legal pages of the site's settings, from the page's own data. */
export function SiteContactProvider({ data, children }: { data: unknown; children: ReactNode }) {
  // The same object for the same data: a changed context would reach blocks that are not hydrated yet, and have them rendered anew.
  const contact = useMemo(() => readSiteContact(data), [data]);
  return <SiteContact.Provider value={contact}>{children}</SiteContact.Provider>;
}
