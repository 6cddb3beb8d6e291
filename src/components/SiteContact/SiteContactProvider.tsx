import { useContext, useMemo, type ReactNode } from 'react';
import { readSiteContact } from '../../lib/readSiteContact';
import { SiteContact } from './SiteContact';

/** Adds the contact details and legal pages that a page or block queried to those of the surrounding providers. */
export function SiteContactProvider({ site, children }: { site: unknown; children: ReactNode }) {
  const above = useContext(SiteContact);
  // Keeps the same object, because a changed context would rerender blocks that are not hydrated yet.
  const contact = useMemo(() => ({ ...above, ...readSiteContact(site) }), [above, site]);
  return <SiteContact.Provider value={contact}>{children}</SiteContact.Provider>;
}
