import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { notTrashed } from '../../platform/access/notTrashed';
import type { Label } from '../../platform/labels/labels';
import { labelRows } from '../../platform/fields/labelRows';
import { publicChangeHooks } from '../publishing/publicChangeHooks';

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
  return {
    slug,
    trash: true,
    labels: { singular: { ...labels.singular }, plural: { ...labels.plural } },
    admin: { hidden: hideFromOtherRoles('administrator', 'editor'), useAsTitle, group: { ...GROUP } },
    defaultSort: 'order',
    versions: { drafts: false, maxPerDoc: 30 },
    access: {
      create: isEditor,
      read: notTrashed,
      readVersions: isEditor,
      update: isEditor,
      delete: isEditor,
    },
    hooks: publicChangeHooks(slug),
    fields: labelRows([
      ...fields,
      {
        name: 'order',
        type: 'number',
        defaultValue: 0,
        index: true,
        label: { he: 'סדר', en: 'Order' },
        admin: { position: 'sidebar' },
      },
    ]),
  };
}
