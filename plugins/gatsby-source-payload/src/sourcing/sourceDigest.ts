import { createHash } from 'node:crypto';
import type { Options } from '../options';
import type { SchemaModel } from '../schema/SchemaModel';
import { version } from '../../package.json';

/** Returns the digest of everything besides the content that determines nodes. A change sources everything again. */
export function sourceDigest(options: Options, model: SchemaModel): string {
  const {
    serverUrl,
    apiRoute,
    prefix,
    locales,
    defaultLocale,
    languagesField,
    pathField,
    blockTypes,
    preview,
  } = options;
  const deciding = {
    serverUrl,
    apiRoute,
    prefix,
    locales,
    defaultLocale,
    languagesField,
    pathField,
    blockTypes,
    preview,
  };
  return createHash('sha1').update(JSON.stringify({ version, deciding, model })).digest('hex');
}
