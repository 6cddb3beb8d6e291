import { readAsStaff } from '../support/staff';
import { cmsUrl } from '../support/test';
import { logIn } from './logIn';
import { expect, test } from './test';

interface SentMail {
  text: string;
}

test(
  'staff find a message in the inbox by its number and answer it',
  { tag: '@answer' },
  async ({ visitor, request }) => {
    const phone = `05${String(Date.now()).slice(-8)}`;
    const sender = `naama${phone}@example.com`;
    await visitor.open('/en/homes-by-even-derech/entitled-buyers/');
    const form = visitor.role('form', 'Eligibility form');
    await form.label(/^Full name/).fill('Naama Barkai');
    await form.label(/^Phone/).fill(phone);
    await form.label(/^E-mail/).fill(sender);
    await form.role('button', 'Send').click();
    const { text: reference } = await visitor.text(/L-\w{4}-\w{4}/).appears();

    await logIn(visitor, 'staff');
    await visitor.open(`${cmsUrl}/admin/collections/leads?search=${reference}`);
    const row = visitor.role('row').containing(reference);
    await row
      .role('link')
      .first()
      .follow(/\/leads\/\d+/);
    const thread = visitor.role('region', 'Replies');
    const answer = `Dear Naama, about ${reference}: we call you tomorrow.`;
    await thread.label(`Reply to ${sender}`).fill(answer);
    await thread.role('button', 'Send the reply').click();
    await thread.role('listitem').containing(answer).appears();

    const sent = () => readAsStaff<SentMail>(request, 'mails', { 'where[to][equals]': sender });
    await expect.poll(async () => (await sent()).some(({ text }) => text.includes(answer))).toBe(true);
  },
);
