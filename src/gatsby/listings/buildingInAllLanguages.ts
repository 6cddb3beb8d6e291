/** The node of a building in one language. */
export interface BuildingNode {
  id: string;
  documentId: string;
}

/** The required part of Gatsby's node model. */
export interface BuildingsModel {
  findAll: (args: {
    type: 'CmsBuilding';
    query: { filter: { documentId: { eq: string } } };
  }) => Promise<{ entries: Iterable<BuildingNode> }>;
}

/** Returns the nodes of a building in every language, with its own. */
export async function buildingInAllLanguages(
  { documentId }: BuildingNode,
  model: BuildingsModel,
): Promise<BuildingNode[]> {
  const query = { filter: { documentId: { eq: documentId } } };
  const { entries } = await model.findAll({ type: 'CmsBuilding', query });
  return [...entries];
}
