import { address, integrationEnv, text } from '../../platform/env/variables';

export const mailEnv = integrationEnv(
  'Mail. Without a server, mails are kept in the CMS and shown to staff.',
  {
    url: address(
      'SMTP_URL',
      'The mail server: smtp://user:password@host:587 with STARTTLS, or smtps:. ?requireTLS=false allows unencrypted mail in a private network.',
    ),
    from: text(
      'MAIL_FROM',
      "Sender of the CMS's mails. Those to visitors have the site's name instead of its name. Empty: no-reply@ and the host of SITE_URL.",
    ),
  },
);
