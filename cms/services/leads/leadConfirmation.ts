import { confirmationMail } from '../../outbox/confirmation/confirmationMail';

/** Sends the visitor a confirmation of a lead. */
export const leadConfirmation = confirmationMail({
  slug: 'leadConfirmation',
  collection: 'leads',
  title: 'leadTitle',
  text: 'leadText',
  addressOf: ({ email }) => email,
});
