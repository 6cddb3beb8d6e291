import path from 'node:path';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { contactsPath } from '../../i18n/paths';
import { readSiteContact } from '../../lib/readSiteContact';
import type { BuiltFiles } from './BuiltFiles';
import { writeChanged } from './replaceFile';

type Query = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;

/**
 * Writes one file of contact details per language. Components that only render in the browser fetch it
 * (`useSiteContact`).
 * @param folder the built site
 * @param graphql runs a query on the nodes of the build
 * @param built files of the site
 * @throws Error when the query fails
 */
export async function writeContacts(folder: string, graphql: Query, built: BuiltFiles): Promise<void> {
  for (const language of LANGUAGE_CODES) {
    const { data, errors } = await graphql(`{
      site: cmsSiteSettings(locale: { eq: "${language}" }) {
        phone email address openingHours privacyPage { path } termsPage { path }
      }
    }`);
    if (errors || !data)
      throw new Error(`The contact details (${language}) cannot be read: ${JSON.stringify(errors)}`);
    const text = `${JSON.stringify(readSiteContact((data as { site: unknown }).site))}\n`;
    await writeChanged(path.join(folder, contactsPath(language)), text, built);
  }
}
