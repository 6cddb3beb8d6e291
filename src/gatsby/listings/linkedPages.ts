/** The part of GraphQL's resolve info that is needed to find and call the resolver of another field. */
export interface ResolveInfo {
  schema: { getType: (name: string) => unknown };
  fieldNodes?: readonly object[];
}

type Resolve = (source: object, args: object, context: unknown, info: ResolveInfo) => unknown;

/**
 * Finds pages by node id through the resolver of `CmsLink.page`. The page that runs the query then depends only on the
 * selected fields of these pages, not on all their content.
 * @param ids node ids, in the order of the result. Unpublished pages are omitted
 * @param context, info arguments of the calling resolver
 * @param read names of the fields that the calling resolver reads itself
 * @throws Error when the schema has no `CmsLink.page`
 */
export function linkedPages<Page>(
  ids: readonly string[],
  context: unknown,
  info: ResolveInfo,
  read: readonly string[] = [],
): Page[] {
  const link = info.schema.getType('CmsLink') as
    { getFields: () => Partial<Record<string, { resolve?: Resolve }>> } | undefined;
  const resolve = link?.getFields().page?.resolve;
  if (!resolve)
    throw new Error(
      'The schema has no "CmsLink.page", which resolves linked pages. Check the source plugin.',
    );
  const asked = info.fieldNodes ? { ...info, fieldNodes: [...info.fieldNodes, selection(read)] } : info;
  return ids.flatMap((id) => (resolve({ page: id }, {}, context, asked) as Page | null) ?? []);
}

/** Builds the AST of a GraphQL selection of the given fields. */
function selection(names: readonly string[]): object {
  const selections = names.map((value) => ({ kind: 'Field', name: { kind: 'Name', value } }));
  return { kind: 'Field', selectionSet: { kind: 'SelectionSet', selections } };
}
