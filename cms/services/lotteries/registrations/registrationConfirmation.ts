import { confirmationMail } from '../../../outbox/confirmation/confirmationMail';
import { lotteryName } from './lotteryName';

/** Tells who registered for a lottery that it arrived, with the number that is drawn. Who was registered already is told the same. */
export const registrationConfirmation = confirmationMail({
  slug: 'lotteryConfirmation',
  collection: 'lotteryRegistrations',
  title: 'lotteryTitle',
  text: 'lotteryText',
  addressOf: ({ email }) => email,
  aboutOf: lotteryName,
  aboutLabel: 'lottery',
});
