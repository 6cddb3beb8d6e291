import { files } from '../content/files/files';
import { MIME_TYPES } from '../content/files/SeedFile';
import type { Store } from '../lib/Store';

/** Pictures, films and documents, one after the other: many at once would cost much memory. */
export async function seedFiles(store: Store): Promise<void> {
  for (const { name, ending, alt, make } of files) {
    const filename = `${name}.${ending}`;
    let id = await store.find({ collection: 'media', key: name, where: { filename: { equals: filename } } });
    if (id === undefined) {
      const data = await make();
      const file = { name: filename, data, mimetype: MIME_TYPES[ending], size: data.length };
      id = await store.create('media', name, { alt }, file);
    }
    store.remember('media', name, id);
  }
}
