/** A building in one language. */
export interface BuildingNode {
  id: string;
  documentId: string;
}

/** The part of Gatsby's node model that this module uses. */
export interface BuildingsModel {
  findAll: (args: {
    type: 'CmsBuilding';
    query: { filter: { documentId: { eq: string } } };
  }) => Promise<{ entries: Iterable<BuildingNode> }>;
}

/** Returns the nodes of a building in all languages, including the given one. */
export async function buildingInAllLanguages(
  { documentId }: BuildingNode,
  model: BuildingsModel,
): Promise<BuildingNode[]> {
  const query = { filter: { documentId: { eq: documentId } } };
  const { entries } = await model.findAll({ type: 'CmsBuilding', query });
  return [...entries];
}
