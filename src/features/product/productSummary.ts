interface ProductSource {
  readonly productName: string | null;
  readonly shortUse: string | null;
  readonly productCategory: readonly ({ readonly name: string | null } | null)[] | null;
  readonly dataTable:
    readonly ({ readonly title: string | null; readonly value: string | null } | null)[] | null;
}

/** Maximum number of figures. */
const FIGURES = 3;

/**
 * Returns the default description for search engines and the site search: name, category, use and first figures.
 * @returns an empty text without facts
 */
export function productSummary({ productName, shortUse, productCategory, dataTable }: ProductSource): string {
  const name = [productName, productCategory?.find(Boolean)?.name].filter(Boolean).join(', ');
  const figures = (dataTable ?? []).flatMap((row) =>
    row?.title && row.value ? [`${row.title}: ${row.value}`] : [],
  );
  return [name, shortUse?.trim(), ...figures.slice(0, FIGURES)].filter(Boolean).join(' · ');
}
