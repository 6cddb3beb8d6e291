import { confirmationMail } from '../../outbox/confirmation/confirmationMail';

/** Tells the sender of a form that it arrived, where the form asks for an e-mail address. */
export const formEntryConfirmation = confirmationMail({
  slug: 'formEntryConfirmation',
  collection: 'formEntries',
  title: 'formTitle',
  text: 'formText',
  addressOf: ({ email }) => email,
  aboutOf: ({ formTitle }) => formTitle,
  aboutLabel: 'form',
});
