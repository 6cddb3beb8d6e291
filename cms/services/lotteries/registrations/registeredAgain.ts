import { confirmationMail } from '../../../outbox/confirmation/confirmationMail';
import { lotteryName } from './lotteryName';

/** Tells who takes part in a lottery that somebody registered with the same identity number once more. */
export const registeredAgain = confirmationMail({
  slug: 'lotteryAgain',
  collection: 'lotteryRegistrations',
  title: 'lotteryAgainTitle',
  text: 'lotteryAgainText',
  addressOf: ({ email }) => email,
  aboutOf: lotteryName,
  aboutLabel: 'lottery',
});
