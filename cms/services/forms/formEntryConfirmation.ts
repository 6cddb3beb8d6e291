import { confirmationMail } from '../../outbox/confirmation/confirmationMail';

/** Confirms an entry to its sender, if the form asks for an e-mail address. */
export const formEntryConfirmation = confirmationMail({
  slug: 'formEntryConfirmation',
  collection: 'formEntries',
  title: 'formTitle',
  text: 'formText',
  addressOf: ({ email }) => email,
  aboutOf: ({ formTitle }) => formTitle,
  aboutLabel: 'form',
});
