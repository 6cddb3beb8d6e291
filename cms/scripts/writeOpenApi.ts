import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getPayload } from 'payload';
import config from '../payload.config';
import { openApiDocument } from '../platform/http/openApiDocument';

/** `npm run generate:openapi`: writes the document of the live services, from which the site's client is generated. */
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
const file = path.resolve(import.meta.dirname, '../../contracts/live-services.openapi.json');
await writeFile(file, `${JSON.stringify(await openApiDocument(payload), null, 2)}\n`);
process.exit(0);
