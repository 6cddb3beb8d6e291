/** A mail: in plain text, and as a page where it is for a visitor. */
export interface OutgoingMail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  /** The same for every attempt to send this mail: it is sent or shown once. */
  key: string;
  /** It answers what came in, by itself: other machines must not answer it in turn (RFC 3834). */
  autoReplied?: boolean;
  /** For its receiver's eyes alone: where mails are kept instead of sent, only administrators read it. */
  confidential?: boolean;
}

/** Whatever sends mail. */
export interface MailService {
  /** @throws when the mail was not accepted */
  send: (mail: OutgoingMail) => Promise<void>;
}
