import { useMemo, type ReactNode } from 'react';
import { readSiteContact } from './readSiteContact';
import { SiteContact } from './SiteContact';

/** Provides contact details and legal pages from the page's data. */
export function SiteContactProvider({ data, children }: { data: unknown; children: ReactNode }) {
  // Keeps the object's identity: a changed context would rerender blocks that are not hydrated yet.
  const contact = useMemo(() => readSiteContact(data), [data]);
  return <SiteContact.Provider value={contact}>{children}</SiteContact.Provider>;
}
