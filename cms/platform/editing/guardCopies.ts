import type { CollectionBeforeChangeHook, CollectionConfig, CollectionSlug, Field } from 'payload';
import { isStaff } from '../access/isStaff';
import { mapFields } from '../fields/mapFields';
import { mapOwnFields } from '../fields/mapOwnFields';
import { copyName } from './copyName';
import { makeUniqueInCopies } from './makeUniqueInCopies';
import { DISABLED_IN_COPIES } from './disableInCopies';

/** Sets the time of a copy's last change. Payload copies that of the original. */
const stampCopy: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) =>
  // When a document is created, only a copy has an original.
  operation === 'create' && originalDoc?.updatedAt ? { ...data, updatedAt: new Date().toISOString() } : data;

/**
 * Allows a collection to be duplicated only if the copy does not appear on the site: it is a draft, inactive
 * (`disableInCopies`) or visible to staff only. A text that must be unique gets the next free value in the copy, and the
 * name that lists show is marked as a copy, unless the field has its own rule for copies.
 */
export function guardCopies(config: CollectionConfig): CollectionConfig {
  const slug = config.slug as CollectionSlug;
  let isOff = config.access?.read === isStaff;
  const unique = mapFields(config.fields, (field): Field => {
    if (field.custom?.[DISABLED_IN_COPIES]) isOff = true;
    if (field.type !== 'text' || !field.unique || field.hooks?.beforeDuplicate) return field;
    return {
      ...field,
      hooks: { ...field.hooks, beforeDuplicate: [makeUniqueInCopies(slug, field.name)] },
    } as Field;
  });
  const title = config.admin?.useAsTitle;
  const fields = mapOwnFields(unique, (field) =>
    field.type !== 'text' || field.name !== title || field.hooks?.beforeDuplicate
      ? field
      : ({ ...field, hooks: { ...field.hooks, beforeDuplicate: [copyName] } } as Field),
  );
  const { versions } = config;
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
  return {
    ...config,
    fields,
    hooks: { ...config.hooks, beforeChange: [...(config.hooks?.beforeChange ?? []), stampCopy] },
    disableDuplicate: config.disableDuplicate ?? !(hasDrafts || isOff),
  };
}
