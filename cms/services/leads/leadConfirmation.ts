import { confirmationMail } from '../../outbox/confirmation/confirmationMail';

/** Tells whoever left contact details that they arrived. */
export const leadConfirmation = confirmationMail({
  slug: 'leadConfirmation',
  collection: 'leads',
  title: 'leadTitle',
  text: 'leadText',
  addressOf: ({ email }) => email,
});
