import { confirmationMail } from '../../outbox/confirmation/confirmationMail';

/** Sends the visitor a confirmation of an entry, if the form has a field for the e-mail address. */
export const formEntryConfirmation = confirmationMail({
  slug: 'formEntryConfirmation',
  collection: 'formEntries',
  title: 'formTitle',
  text: 'formText',
  addressOf: ({ email }) => email,
  aboutOf: ({ formTitle }) => formTitle,
  aboutLabel: 'form',
});
