import { confirmationMail } from '../../outbox/confirmation/confirmationMail';

/** Sends a confirmation to the person who submitted the application: the applicant, or the friend who referred them. */
export const applicationConfirmation = confirmationMail({
  slug: 'applicationConfirmation',
  collection: 'applications',
  title: 'applicationTitle',
  text: 'applicationText',
  addressOf: ({ isReferral, referralEmail, email }) => (isReferral ? referralEmail : email),
  aboutOf: ({ jobName }) => jobName,
  aboutLabel: 'job',
});
