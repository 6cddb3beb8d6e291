import { readAsStaff } from '../support/staff';
import { expect, test } from './test';

const FORMS = [
  {
    path: '/contact/',
    subject: /^נושא/,
    name: /^שם מלא/,
    phone: /^טלפון/,
    email: /^דוא״ל/,
    message: /^הודעה/,
    send: 'שליחה',
    success: 'תודה, ההודעה התקבלה',
    sender: 'רות כרמלי',
  },
  {
    path: '/en/contact/',
    subject: /^Subject/,
    name: /^Full name/,
    phone: /^Phone/,
    email: /^E-mail/,
    message: /^Message/,
    send: 'Send',
    success: 'Thank you, your message has arrived',
    sender: 'Ruth Carmeli',
  },
] as const;

interface StoredMessage {
  senderName: string;
  senderPhone: string;
}

for (const { path, sender, ...texts } of FORMS)
  test(
    `a visitor writes a message on ${path}, and staff find it`,
    { tag: '@contact' },
    async ({ visitor, request }) => {
      const content = `${sender} ${Date.now()}`;
      await visitor.open(path);
      const form = visitor.css('#contact-us');
      await form.label(texts.subject).choose(1);
      await form.label(texts.name).fill(sender);
      await form.label(texts.phone).fill('050-123-4567');
      await form.label(texts.email).fill('ruth@example.com');
      await form.label(texts.message).fill(content);
      await form.text(`${content.length}/500`).appears();
      await form.role('button', texts.send).click();
      await form.role('heading', texts.success).appears();
      await expect
        .poll(() => readAsStaff<StoredMessage>(request, 'messages', { 'where[content][equals]': content }))
        .toMatchObject([{ senderName: sender, senderPhone: '0501234567' }]);
    },
  );
