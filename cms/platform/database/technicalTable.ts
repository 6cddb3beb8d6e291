import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/nobody';

/**
 * A table of the live services: in the database and its migrations like every collection, but neither in the admin nor in any API.
 * @param slug name of the collection
 * @param fields its columns
 */
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
