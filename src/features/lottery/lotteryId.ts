/** Returns the anchor of a project's lottery. */
export const LOTTERY_ID = 'lottery';
