import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/nobody';

/** Defines a collection that is only a database table, without admin pages and APIs. */
export function technicalTable(slug: string, fields: Field[]): CollectionConfig {
  return {
    slug,
    admin: { hidden: true },
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
    graphQL: false,
    endpoints: false,
    lockDocuments: false,
    timestamps: false,
    fields,
  };
}
