import { env } from '../../platform/env/env';

/** Checks whether visitors get confirmation mails at all. A limit of 0 turns them off. */
export const sendsConfirmations = (): boolean => env.confirmationsPerHour > 0 && env.confirmationsPerDay > 0;
