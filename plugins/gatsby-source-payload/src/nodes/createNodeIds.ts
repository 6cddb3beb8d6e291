/**
 * Returns a function that creates the id of a node. The id of a document in a locale is always the same.
 * @param createNodeId Gatsby's function, which makes ids unique to the plugin
 * @param prefix prefix of type names; it distinguishes several sources in one site
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
