import { env } from '../../platform/env/env';

/** Whether visitors get mails about their forms at all: no limit of confirmations is 0. */
export const sendsConfirmations = (): boolean => env.confirmationsPerHour > 0 && env.confirmationsPerDay > 0;
