import { MIME_TYPES } from '../content/files/SeedFile';
import { dataSheets } from '../content/products/dataSheets';
import { products } from '../content/products/products';
import type { Store } from '../lib/Store';

const fileOf = (name: string) => `${name}.pdf`;

/** Creates the PDF documents of each product. */
export async function seedDataSheets(store: Store): Promise<void> {
  const sheets = products.flatMap(dataSheets);
  const found = await store.findFiles(new Map(sheets.map(({ name }) => [name, fileOf(name)])));
  for (const { name, alt, write } of sheets) {
    let id = found.get(name);
    if (id === undefined) {
      const data = write();
      const upload = { name: fileOf(name), data, mimetype: MIME_TYPES.pdf, size: data.length };
      id = await store.create('media', name, { alt }, upload);
    }
    store.remember('media', name, id);
  }
}
