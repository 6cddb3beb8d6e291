import { numberColumn, textColumn } from '../tables/tableColumns';
import { tableEndpoints } from '../tables/tableEndpoints';

/** The list of products as a file, and back. */
export const productTable = tableEndpoints({
  slug: 'products',
  key: 'id',
  withDrafts: true,
  columns: [
    textColumn('id'),
    { ...textColumn('productName'), read: (cell) => cell || undefined },
    textColumn('shortUse'),
    numberColumn('priorityID', { integer: true }),
  ],
  newRows: { needs: ['productName', 'company'], relations: { company: {} }, withoutKey: true },
  relations: { company: { collection: 'companies', nameField: 'name' } },
  beside: {
    company: ({ company }) =>
      company !== null && typeof company === 'object'
        ? String((company as { name?: string }).name ?? '')
        : '',
    path: ({ path }) => String(path ?? ''),
  },
});
