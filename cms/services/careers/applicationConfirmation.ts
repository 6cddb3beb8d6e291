import { confirmationMail } from '../../outbox/confirmation/confirmationMail';

/** Tells whoever sent an application that it arrived: the applicant, or the friend who sent it for them. */
export const applicationConfirmation = confirmationMail({
  slug: 'applicationConfirmation',
  collection: 'applications',
  title: 'applicationTitle',
  text: 'applicationText',
  addressOf: ({ isReferral, referralEmail, email }) => (isReferral ? referralEmail : email),
  aboutOf: ({ jobName }) => jobName,
  aboutLabel: 'job',
});
