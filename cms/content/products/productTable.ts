import { filledTextColumn, numberColumn, textColumn } from '../tables/tableColumns';
import { tableEndpoints } from '../tables/tableEndpoints';

/** Endpoints that export and import products as a table. */
export const productTable = tableEndpoints({
  slug: 'products',
  key: 'id',
  titles: { id: { he: 'מספר המוצר', en: 'Product number' } },
  withDrafts: true,
  columns: [
    textColumn('id'),
    filledTextColumn('productName'),
    textColumn('shortUse'),
    numberColumn('priorityID', { integer: true }),
  ],
  newRows: { needs: ['productName', 'company'], withoutKey: true },
  relations: { company: { collection: 'companies', nameField: 'name' } },
  beside: { path: ({ path }) => String(path ?? '') },
});
