import type { Part } from '../../platform/parts/part';
import { Lotteries } from './Lotteries';
import { LotteryDisputes } from './disputes/LotteryDisputes';
import { LotteryDraws } from './LotteryDraws';
import { LotteryRegistrations } from './registrations/LotteryRegistrations';
import { openRegistrationsMail } from './mails/openRegistrationsMail';
import { duplicateRegistrationMail } from './mails/duplicateRegistrationMail';
import { registrationConfirmation } from './mails/registrationConfirmation';
import { registrationReminder } from './mails/registrationReminder';
import { remindRegistrations } from './registrations/remindRegistrations';

/** Registers lotteries of homes for eligible buyers: registrations, disputes and a draw that anyone can reproduce. */
export const lotteriesService: Part = {
  place: 60,
  collections: [Lotteries, LotteryRegistrations, LotteryDisputes, LotteryDraws],
  deliveries: [
    registrationConfirmation,
    registrationReminder,
    openRegistrationsMail,
    duplicateRegistrationMail,
  ],
  chores: [remindRegistrations],
};
