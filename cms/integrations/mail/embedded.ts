import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';
import type { MailService } from './mail';
import { sender } from './sender';

/**
 * Mail service for installations without a mail server: stores mails in the collection `mails`, where staff can read
 * them. If a mail with the same key exists already, the new one is ignored.
 */
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
