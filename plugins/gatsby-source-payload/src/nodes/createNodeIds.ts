/**
 * Creates node ids that are constant for a document and locale.
 * @param createNodeId Gatsby's function, which makes ids unique to the plugin
 * @param prefix of the types' names, which distinguishes several sources of a site
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
