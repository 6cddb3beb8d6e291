import { createHash } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailService } from './mail';
import { sender } from './sender';

const TIMEOUT_MS = 20_000;
const transports = new Map<string, Transporter>();

function transport(url: string): Transporter {
  const known = transports.get(url);
  if (known) return known;
  const made = createTransport(url, { from: sender() });
  transports.set(url, made);
  return made;
}

/** Within a time, so that a server that accepts and then says nothing does not hold the queue. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The mail server said nothing for ${TIMEOUT_MS / 1000} seconds`)),
      TIMEOUT_MS,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Mail through a mail server. The message's id comes from its key, so that mail programs show a mail that was sent twice only once.
 * @param url `smtp(s)://user:password@host:port`
 */
export function smtpMail(url: string): MailService {
  return {
    send: async ({ to, replyTo, subject, text, html, key, autoReplied }) => {
      const host = sender().split('@')[1] ?? 'localhost';
      const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${host.replace(/>.*$/, '')}>`;
      await inTime(
        transport(url).sendMail({
          from: sender(),
          to,
          ...(replyTo && { replyTo }),
          subject,
          text,
          ...(html && { html }),
          messageId,
          headers: {
            'X-Entity-Ref-ID': key,
            // Exchange knows its own header only.
            ...(autoReplied && { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }),
          },
        }),
      );
    },
  };
}
