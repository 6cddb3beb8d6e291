import { confirmationMail } from '../../outbox/confirmation/confirmationMail';

/** Confirms a lead to its sender. */
export const leadConfirmation = confirmationMail({
  slug: 'leadConfirmation',
  collection: 'leads',
  title: 'leadTitle',
  text: 'leadText',
  addressOf: ({ email }) => email,
});
