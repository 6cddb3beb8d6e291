import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import { isStaff } from '../access/isStaff';
import { mapFields } from '../fields/mapFields';
import { makeUniqueInCopies } from './makeUniqueInCopies';
import { DISABLED_IN_COPIES } from './disableInCopies';

/**
 * Allows a collection to be duplicated only if the copy does not appear on the site: it is a draft, inactive
 * (`disableInCopies`) or visible to staff only. A text that must be unique gets the next free value in the copy, unless
 * its field has its own rule for copies.
 */
export function guardCopies(config: CollectionConfig): CollectionConfig {
  const slug = config.slug as CollectionSlug;
  let isOff = config.access?.read === isStaff;
  const fields = mapFields(config.fields, (field): Field => {
    if (field.custom?.[DISABLED_IN_COPIES]) isOff = true;
    if (field.type !== 'text' || !field.unique || field.hooks?.beforeDuplicate) return field;
    return {
      ...field,
      hooks: { ...field.hooks, beforeDuplicate: [makeUniqueInCopies(slug, field.name)] },
    } as Field;
  });
  const { versions } = config;
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
  return { ...config, fields, disableDuplicate: config.disableDuplicate ?? !(hasDrafts || isOff) };
}
