import { createHash } from 'node:crypto';
import { configToJSONSchema, type SanitizedConfig } from 'payload';

const known = new WeakMap<SanitizedConfig, string>();

/**
 * A text that changes with the fields of collections, globals and blocks: a build that is under way for long learns by it that it
 * knows other ones.
 * @param config the CMS's configuration
 */
export function contentSchema(config: SanitizedConfig): string {
  const before = known.get(config);
  if (before !== undefined) return before;
  const schema = createHash('sha256')
    .update(JSON.stringify(configToJSONSchema(config)))
    .digest('hex');
  known.set(config, schema);
  return schema;
}
