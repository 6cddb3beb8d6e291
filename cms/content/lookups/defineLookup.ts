import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import { hideFromOthers } from '../../platform/access/hideFromOthers';
import { isEditor } from '../../platform/access/isEditor';
import { notTrashed } from '../../platform/access/notTrashed';
import type { Label } from '../../platform/labels/labels';
import { readableRows } from '../../platform/fields/readableRows';
import { publicChangeHooks } from '../publishing/publicChangeHooks';

interface Lookup {
  slug: CollectionSlug;
  labels: { singular: Label; plural: Label };
  /** Field that names an entry in the admin. */
  useAsTitle?: string;
  fields: Field[];
}

const GROUP: Label = { he: 'רשימות', en: 'Lists' };

/**
 * A list that content chooses from: editors keep its entries, content refers to them and never copies their texts. Everybody may read it.
 */
export function defineLookup({ slug, labels, useAsTitle = 'name', fields }: Lookup): CollectionConfig {
  return {
    slug,
    trash: true,
    labels: { singular: { ...labels.singular }, plural: { ...labels.plural } },
    admin: { hidden: hideFromOthers('administrator', 'editor'), useAsTitle, group: { ...GROUP } },
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
    fields: readableRows([
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
