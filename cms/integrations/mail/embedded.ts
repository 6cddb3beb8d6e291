import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';
import type { MailService } from './mail';
import { sender } from './sender';

/** Embedded mail: stores mails in the collection `mails` for staff. Ignores a mail whose key exists. */
export function embeddedMail(payload: Payload): MailService {
  return {
    send: async ({ to, senderName, replyTo, subject, text, html, key, confidential = false }) => {
      const now = new Date().toISOString();
      await query(
        { payload },
        sql`INSERT INTO mails
              ("to", "from", reply_to, subject, text, html, delivery_key, confidential, created_at, updated_at)
            VALUES
              (${to}, ${sender(senderName)}, ${replyTo ?? null}, ${subject}, ${text}, ${html ?? null}, ${key}, ${confidential}, ${now}, ${now})
            ON CONFLICT (delivery_key) DO NOTHING
            RETURNING id`,
      );
    },
  };
}
