import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getPayload } from 'payload';
import config from '../payload.config';
import { openApiDocument } from '../platform/http/openApiDocument';

/**
 * `npm run generate:openapi`: writes the OpenAPI document of the live services. The site's API client is generated from
 * it.
 */
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
const file = path.resolve(import.meta.dirname, '../../contracts/live-services.openapi.json');
await writeFile(file, `${JSON.stringify(await openApiDocument(payload), null, 2)}\n`);
process.exit(0);
