import { copyMapWorker } from './files/copyMapWorker';

/** Gatsby API: adds files that only some configurations of the site need. */
export async function onPreBootstrap(): Promise<void> {
  if (process.env.GATSBY_MAP_PMTILES_URL) await copyMapWorker('public');
}
