import { readAsStaff } from '../support/staff';
import { expect, test } from './test';

const FORMS = [
  {
    path: '/projects/hamesila-quarter/',
    leave: 'השארת פרטים',
    name: /^שם מלא/,
    phone: /^טלפון/,
    email: /^דוא״ל/,
    message: /^הודעה/,
    send: 'שליחה',
    success: 'תודה, הפרטים התקבלו',
    sender: 'נעמה ברקאי',
  },
  {
    path: '/en/projects/hamesila-quarter/',
    leave: 'Leave details',
    name: /^Full name/,
    phone: /^Phone/,
    email: /^E-mail/,
    message: /^Message/,
    send: 'Send',
    success: 'Thank you, we have your details',
    sender: 'Naama Barkai',
  },
] as const;

interface StoredLead {
  name: string;
  phone: string;
  delivery: string;
}

for (const { path, sender, ...texts } of FORMS)
  test(
    `a buyer leaves details on ${path}, and staff find the lead`,
    { tag: '@lead' },
    async ({ visitor, request }) => {
      const comments = `${sender} ${Date.now()}`;
      await visitor.open(path);
      await visitor.css('#contact-us').role('button', texts.leave).click();
      const form = visitor.role('dialog', texts.leave);
      await form.label(texts.name).fill(sender);
      await form.label(texts.phone).fill('050-765-4321');
      await form.label(texts.email).fill('naama@example.com');
      await form.label(texts.message).fill(comments);
      await form.role('button', texts.send).click();
      await visitor.role('heading', texts.success).appears();
      await expect
        .poll(() => readAsStaff<StoredLead>(request, 'leads', { 'where[comments][equals]': comments }))
        .toMatchObject([{ name: sender, phone: '0507654321' }]);
    },
  );
