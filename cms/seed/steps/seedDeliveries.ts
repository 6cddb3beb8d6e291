import { deliveryBuildings, type SeedDelivery } from '../content/deliveries/buildings';
import { documentPdf } from '../content/deliveries/documentPdf';
import { deliveryDocuments, type SeedDocument } from '../content/deliveries/documents';
import { fileCategories, fileDestinations } from '../content/deliveries/lists';
import { MIME_TYPES } from '../content/files/SeedFile';
import { Reference, type Referable } from '../lib/bilingual';
import type { Store } from '../lib/Store';

async function seedEntry(store: Store, collection: Referable, key: string, fields: object, where: string) {
  const name = (fields as Record<string, { values: { he: string } }>)[where]?.values.he;
  const known = { collection, key, where: { [where]: { equals: name } } };
  const id = (await store.find(known)) ?? (await store.create(collection, key, fields));
  store.remember(collection, key, id);
}

/**
 * Creates a document of a building. If the building has an access code, the document is never stored as public media.
 */
async function seedDocument(store: Store, building: SeedDelivery, document: SeedDocument, order: number) {
  const key = `${building.key}-${document.key}`;
  const filename = `${key}.pdf`;
  const fields = {
    fileName: document.name,
    buildingSelection: [new Reference('deliveryBuildings', building.key)],
    fileDestination: new Reference('fileDestinations', document.destination),
    selectCategory: document.categories.map((category) => new Reference('fileCategories', category)),
  };
  const upload = () => {
    const data = documentPdf(building, document);
    return { name: filename, data, mimetype: MIME_TYPES.pdf, size: data.length };
  };
  if (building.accessCode) {
    const where = { filename: { equals: filename } };
    if ((await store.find({ collection: 'residentFiles', key, where })) === undefined)
      await store.create('residentFiles', key, fields, upload());
    return;
  }
  const known = { collection: 'media', key, where: { filename: { equals: filename } } } as const;
  const file =
    (await store.find(known)) ?? (await store.create('media', key, { alt: document.name }, upload()));
  store.remember('media', key, file);
  const item = { collection: 'fileItems', key, where: { uploadFile: { equals: file } } } as const;
  if ((await store.find(item)) === undefined)
    await store.create('fileItems', key, { ...fields, order, uploadFile: new Reference('media', key) });
}

/** Creates the completed buildings, and the documents for their residents. */
export async function seedDeliveries(store: Store): Promise<void> {
  for (const [order, { key, name }] of fileDestinations.entries())
    await seedEntry(store, 'fileDestinations', key, { name, order }, 'name');
  for (const [order, { key, name }] of fileCategories.entries())
    await seedEntry(store, 'fileCategories', key, { name, order }, 'name');
  for (const [order, building] of deliveryBuildings.entries()) {
    const { key, buildingName, address, picture, accessCode } = building;
    const fields = { buildingName, address, picture, order, asksForCode: Boolean(accessCode) };
    await seedEntry(
      store,
      'deliveryBuildings',
      key,
      { ...fields, ...(accessCode && { accessCode }) },
      'buildingName',
    );
    for (const [index, document] of deliveryDocuments.entries())
      await seedDocument(store, building, document, index);
  }
}
