/** A mail in plain text. */
export interface OutgoingMail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** The same for every attempt to send this mail: it is sent or shown once. */
  key: string;
}

/** Whatever sends mail. */
export interface MailService {
  /** @throws when the mail was not accepted */
  send: (mail: OutgoingMail) => Promise<void>;
}
