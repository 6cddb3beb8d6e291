import { files } from '../content/files/files';
import { fileName, MIME_TYPES, readSeedFile } from '../content/files/SeedFile';
import type { Store } from '../lib/Store';

/** Creates the pictures, videos and documents one after the other, to limit the use of memory. */
export async function seedFiles(store: Store): Promise<void> {
  for (const file of files) {
    const { name, ending, alt, focus } = file;
    const filename = fileName(file);
    let id = await store.find({ collection: 'media', key: name, where: { filename: { equals: filename } } });
    if (id === undefined) {
      const data = await readSeedFile(file);
      const upload = { name: filename, data, mimetype: MIME_TYPES[ending], size: data.length };
      id = await store.create('media', name, { alt, ...focus }, upload);
    }
    store.remember('media', name, id);
  }
}
