import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import { contentCollection } from '../../platform/access/contentCollection';
import type { Label } from '../../platform/labels/labels';
import { labelRows } from '../../platform/fields/labelRows';
import { publicChangeHooks } from '../publishing/publicChangeHooks';
import { numberField } from '../../platform/fields/shortFields';

interface Lookup {
  slug: CollectionSlug;
  labels: { singular: Label; plural: Label };
  /** Field with the title of an entry in the admin. */
  useAsTitle?: string;
  fields: Field[];
}

const GROUP: Label = { he: 'רשימות', en: 'Lists' };

/** Defines a list of options. Content refers to entries instead of copying their texts. Publicly readable. */
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
