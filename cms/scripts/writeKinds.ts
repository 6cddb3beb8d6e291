import { writeFileSync } from 'node:fs';
import { KINDS_FILE, kindsSource } from './kindsSource';

/** `npm run generate:kinds`: lists the files of the kinds of page. */
writeFileSync(KINDS_FILE, kindsSource());
