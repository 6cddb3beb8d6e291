import { createHash } from 'node:crypto';
import { configToJSONSchema, type SanitizedConfig } from 'payload';

const known = new WeakMap<SanitizedConfig, string>();

/**
 * Returns a hash of all fields of collections, globals and blocks. Long-running builders compare it to detect that the
 * schema has changed.
 * @param config configuration of the CMS
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
