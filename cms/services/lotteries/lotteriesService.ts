import type { Part } from '../../platform/part';
import { Lotteries } from './Lotteries';
import { LotteryDraws } from './LotteryDraws';
import { LotteryRegistrations } from './registrations/LotteryRegistrations';
import { registeredAgain } from './registrations/registeredAgain';
import { registrationConfirmation } from './registrations/registrationConfirmation';

/** Lotteries of homes for entitled buyers: registration, and a draw that anybody can repeat. */
export const lotteriesService: Part = {
  place: 60,
  collections: [Lotteries, LotteryRegistrations, LotteryDraws],
  deliveries: [registrationConfirmation, registeredAgain],
};
