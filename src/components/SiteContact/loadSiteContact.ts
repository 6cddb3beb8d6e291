import type { Language } from '../../i18n/languages';
import { contactsPath } from '../../i18n/paths';
import type { SiteContactDetails } from '../../lib/readSiteContact';

const loaded = new Map<Language, Promise<SiteContactDetails>>();

async function load(language: Language): Promise<SiteContactDetails> {
  const path = contactsPath(language);
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as SiteContactDetails;
}

/**
 * Loads the contact details that the page's HTML does not contain. They are loaded once per language and visit.
 * @throws if they cannot be loaded; the next call tries again
 */
export function loadSiteContact(language: Language): Promise<SiteContactDetails> {
  const contact = loaded.get(language) ?? load(language);
  loaded.set(language, contact);
  contact.catch(() => loaded.delete(language));
  return contact;
}
