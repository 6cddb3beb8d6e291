/** The anchor that leads to the lottery of a project. */
export const LOTTERY_ID = 'lottery';
