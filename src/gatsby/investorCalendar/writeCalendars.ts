import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { calendarEventsPath } from '../../i18n/paths';
import type { BuiltFiles } from '../files/BuiltFiles';
import { writeChanged } from '../files/replaceFile';
import { calendarFiles } from './calendarFiles';
import { calendarQuery, type CalendarData } from './calendarPages';

type Query = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;

/**
 * Writes the investor calendar files and removes the files of deleted events.
 * @param folder the built site
 * @param graphql runs a query on the nodes of the build
 * @param siteUrl absolute URL of the site
 * @param built files of the site
 * @throws Error when the query fails
 */
export async function writeCalendars(
  folder: string,
  graphql: Query,
  siteUrl: string,
  built: BuiltFiles,
): Promise<void> {
  for (const language of LANGUAGE_CODES) {
    const { data, errors } = await graphql(calendarQuery(language));
    if (errors || !data)
      throw new Error(`The calendar (${language}) cannot be read: ${JSON.stringify(errors)}`);
    const files = calendarFiles(data as CalendarData, language, siteUrl);
    for (const [name, text] of files) await writeChanged(path.join(folder, name), text, built);
    const events = calendarEventsPath(language);
    // Deletes only `.ics` files, because pages may use the same folder.
    for (const name of await readdir(path.join(folder, events)).catch(() => []))
      if (name.endsWith('.ics') && !files.has(`${events}${name}`)) {
        await rm(path.join(folder, events, name));
        built.delete(path.join(folder, events, name));
      }
  }
}
