/** A lottery for apartments of a project. */
export interface LotteryNode {
  id: string;
  closesAt: string;
}

/** The part of Gatsby's node model that this module uses. */
export interface LotteriesModel {
  findAll: (args: {
    type: 'CmsLottery';
    query: { filter: { locale: { eq: string }; project: { id: { eq: string } } } };
  }) => Promise<{ entries: Iterable<LotteryNode> }>;
}

/** Returns the lotteries of a project. The lottery that closes last comes first. */
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
