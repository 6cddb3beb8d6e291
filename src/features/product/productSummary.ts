interface ProductSource {
  readonly productName: string | null;
  readonly shortUse: string | null;
  readonly productCategory: readonly ({ readonly name: string | null } | null)[] | null;
  readonly dataTable:
    readonly ({ readonly title: string | null; readonly value: string | null } | null)[] | null;
}

/** Figures that are told; the page has all of them. */
const FIGURES = 3;

/**
 * What search engines and the search of the site say of a product whose editor wrote nothing for them: its
 * name and category, what it is for, its first figures.
 * @returns an empty text when nothing is known
 */
export function productSummary({ productName, shortUse, productCategory, dataTable }: ProductSource): string {
  const name = [productName, productCategory?.find(Boolean)?.name].filter(Boolean).join(', ');
  const figures = (dataTable ?? []).flatMap((row) =>
    row?.title && row.value ? [`${row.title}: ${row.value}`] : [],
  );
  return [name, shortUse?.trim(), ...figures.slice(0, FIGURES)].filter(Boolean).join(' · ');
}
