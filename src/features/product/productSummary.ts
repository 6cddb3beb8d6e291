interface ProductSource {
  readonly productName: string | null;
  readonly shortUse: string | null;
  readonly productCategory: readonly ({ readonly name: string | null } | null)[] | null;
  readonly dataTable:
    readonly ({ readonly title: string | null; readonly value: string | null } | null)[] | null;
}

/** Maximum number of table rows in the summary. */
const FIGURES = 3;

/**
 * Returns the default description of a product for search engines and the site search. It contains the name, the
 * category, the use, and the first rows of the data table.
 * @returns an empty string if nothing is known
 */
export function productSummary({ productName, shortUse, productCategory, dataTable }: ProductSource): string {
  const name = [productName, productCategory?.find(Boolean)?.name].filter(Boolean).join(', ');
  const figures = (dataTable ?? []).flatMap((row) =>
    row?.title && row.value ? [`${row.title}: ${row.value}`] : [],
  );
  return [name, shortUse?.trim(), ...figures.slice(0, FIGURES)].filter(Boolean).join(' · ');
}
