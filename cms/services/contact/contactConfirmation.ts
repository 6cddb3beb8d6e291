import { confirmationMail } from '../../outbox/confirmation/confirmationMail';

/** Sends the visitor a confirmation of a contact message. */
export const contactConfirmation = confirmationMail({
  slug: 'contactConfirmation',
  collection: 'messages',
  title: 'messageTitle',
  text: 'messageText',
  addressOf: ({ senderEmail }) => senderEmail,
  aboutOf: async ({ subject }, { payload, language }) => {
    const id = typeof subject === 'object' ? subject?.id : subject;
    if (!id) return null;
    const found = await payload.findByID({
      collection: 'contactSubjects',
      id,
      locale: language,
      depth: 0,
      disableErrors: true,
    });
    return found?.name;
  },
});
