/** HTML id of the newest lottery on a project's page, used as a link anchor. */
export const LOTTERY_ID = 'lottery';
