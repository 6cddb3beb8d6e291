import { writeFileSync } from 'node:fs';
import { HEADED_KIND_FILE, headedKindSource, KINDS_FILE, kindsSource } from './kindsSource';

/**
 * `npm run generate:kinds`: generates the list of all kinds of page, and for the site the list of kinds whose `h1` is
 * above the blocks.
 */
writeFileSync(KINDS_FILE, kindsSource());
const { kinds } = await import('../content/kinds/kinds.gen');
writeFileSync(HEADED_KIND_FILE, headedKindSource(kinds));
