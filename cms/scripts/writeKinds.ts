import { writeFileSync } from 'node:fs';
import { HEADED_KIND_FILE, headedKindSource, KINDS_FILE, kindsSource } from './kindsSource';

/** `npm run generate:kinds`: lists the files of the kinds of page, and the headed kinds for the site. */
writeFileSync(KINDS_FILE, kindsSource());
const { kinds } = await import('../content/kinds/kinds.gen');
writeFileSync(HEADED_KIND_FILE, headedKindSource(kinds));
