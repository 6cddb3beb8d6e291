/** Tells whether a project has ways to register. */
export const hasWays = ({ lotteryWays }: Pick<Queries.LotteryWaysFragment, 'lotteryWays'>): boolean =>
  Boolean(lotteryWays?.some(Boolean));
