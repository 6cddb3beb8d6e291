import { confirmationMail } from '../../outbox/confirmation/confirmationMail';

/** Confirms an application to its sender: the applicant, or the friend who submitted it. */
export const applicationConfirmation = confirmationMail({
  slug: 'applicationConfirmation',
  collection: 'applications',
  title: 'applicationTitle',
  text: 'applicationText',
  addressOf: ({ isReferral, referralEmail, email }) => (isReferral ? referralEmail : email),
  aboutOf: ({ jobName }) => jobName,
  aboutLabel: 'job',
});
