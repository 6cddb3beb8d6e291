/** A lottery as its node holds it. */
export interface LotteryNode {
  id: string;
  closesAt: string;
}

/** The part of Gatsby's node model that is used here. */
export interface LotteriesModel {
  findAll: (args: {
    type: 'CmsLottery';
    query: { filter: { locale: { eq: string }; project: { id: { eq: string } } } };
  }) => Promise<{ entries: Iterable<LotteryNode> }>;
}

/**
 * The lotteries of a project, the one that ends last before all.
 * @param project the project's node
 * @param model Gatsby's node model
 */
export async function projectLotteries(
  project: { id: string; locale: string },
  model: LotteriesModel,
): Promise<LotteryNode[]> {
  const { entries } = await model.findAll({
    type: 'CmsLottery',
    query: { filter: { locale: { eq: project.locale }, project: { id: { eq: project.id } } } },
  });
  return [...entries].sort((a, b) => Date.parse(b.closesAt) - Date.parse(a.closesAt));
}
