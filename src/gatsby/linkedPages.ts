/** What of GraphQL's resolve info is needed to find the resolver of another field, and to ask it. */
export interface ResolveInfo {
  schema: { getType: (name: string) => unknown };
  fieldNodes?: readonly object[];
}

type Resolve = (source: object, args: object, context: unknown, info: ResolveInfo) => unknown;

/**
 * Pages by the ids of their nodes, found as an editor's link finds them: what asks depends on those fields alone that its query names,
 * not on all of the page.
 * @param ids in the order of the answer; what is not public is left out
 * @param context of the resolver that answers with them
 * @param info of that resolver
 * @param read names of fields that the resolver itself reads
 * @throws Error when the schema has no such links
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
  if (!resolve) throw new Error('The schema has no "CmsLink.page", by which pages are found');
  const asked = info.fieldNodes ? { ...info, fieldNodes: [...info.fieldNodes, selection(read)] } : info;
  return ids.flatMap((id) => (resolve({ page: id }, {}, context, asked) as Page | null) ?? []);
}

/** Fields, as a query would name them. */
function selection(names: readonly string[]): object {
  const selections = names.map((value) => ({ kind: 'Field', name: { kind: 'Name', value } }));
  return { kind: 'Field', selectionSet: { kind: 'SelectionSet', selections } };
}
