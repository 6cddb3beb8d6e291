/** Checks whether a project has entries about ways to register for its lottery. */
export const hasLotteryWays = ({ lotteryWays }: Pick<Queries.LotteryWaysFragment, 'lotteryWays'>): boolean =>
  Boolean(lotteryWays?.some(Boolean));
