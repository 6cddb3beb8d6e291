import { createHash } from 'node:crypto';
import type { Options } from '../options';
import type { SchemaModel } from '../schema/SchemaModel';
import { version } from '../../package.json';

/**
 * Returns a digest of everything except the content that affects nodes: options, schema and the plugin's version. If it
 * changes, all content is read again.
 */
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
