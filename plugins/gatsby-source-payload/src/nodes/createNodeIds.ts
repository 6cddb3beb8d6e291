/**
 * Node ids: the same for the same document in the same locale, in every build.
 * @param createNodeId Gatsby's, which makes them unique to the plugin
 * @param prefix start of the types' names, which tells two sources of one site apart
 */
export function createNodeIds(createNodeId: (input: string) => string, prefix: string) {
  const known = new Map<string, string>();
  return (slug: string, id: string, locale: string): string => {
    const key = `${prefix}/${slug}/${id}/${locale}`;
    const existing = known.get(key);
    if (existing) return existing;
    const created = createNodeId(key);
    known.set(key, created);
    return created;
  };
}
