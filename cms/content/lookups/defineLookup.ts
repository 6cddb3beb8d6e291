import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import { contentCollection } from '../../platform/access/contentCollection';
import type { Label } from '../../platform/labels/labels';
import { labelRows } from '../../platform/fields/labelRows';
import { publicChangeHooks } from '../publishing/publicChangeHooks';
import { numberField } from '../../platform/fields/shortFields';

interface Lookup {
  slug: CollectionSlug;
  labels: { singular: Label; plural: Label };
  /** Name of the field that the admin shows as an entry's title. */
  useAsTitle?: string;
  fields: Field[];
}

const GROUP: Label = { he: 'רשימות', en: 'Lists' };

/**
 * Defines a collection of options for filters and fields. Content refers to the entries instead of copying their texts.
 * Everyone may read it.
 */
export function defineLookup({ slug, labels, useAsTitle = 'name', fields }: Lookup): CollectionConfig {
  return contentCollection({
    slug,
    labels: { singular: { ...labels.singular }, plural: { ...labels.plural } },
    admin: { useAsTitle, group: { ...GROUP } },
    defaultSort: 'order',
    hooks: publicChangeHooks(slug),
    fields: labelRows([
      ...fields,
      numberField('order', 'סדר', 'Order', { defaultValue: 0, index: true, admin: { position: 'sidebar' } }),
    ]),
  });
}
