/** The part of GraphQL's resolve info that finds and calls another field's resolver. */
export interface ResolveInfo {
  schema: { getType: (name: string) => unknown };
  fieldNodes?: readonly object[];
}

type Resolve = (source: object, args: object, context: unknown, info: ResolveInfo) => unknown;

/**
 * Finds pages by node id through the resolver of editors' links. The calling page then depends only on the
 * queried fields of these pages.
 * @param ids in the order of the result; unpublished pages are left out
 * @param context, info of the calling resolver
 * @param read names of fields that the resolver itself reads
 * @throws Error when the schema has no links
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

/** Builds a selection of fields, as in a query. */
function selection(names: readonly string[]): object {
  const selections = names.map((value) => ({ kind: 'Field', name: { kind: 'Name', value } }));
  return { kind: 'Field', selectionSet: { kind: 'SelectionSet', selections } };
}
