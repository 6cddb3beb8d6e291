import { writeFile } from 'node:fs/promises';
import { readAsStaff } from '../support/staff';
import { uniqueName } from '../support/uniqueName';
import { expect, test } from './test';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

const FORMS = [
  {
    path: '/career/10482/',
    form: /^הגשת מועמדות/,
    firstName: /^שם פרטי/,
    lastName: /^שם משפחה/,
    phone: /^טלפון/,
    email: /^דוא״ל/,
    cv: /^קורות חיים/,
    send: 'שליחת המועמדות',
    success: 'המועמדות התקבלה',
  },
  {
    path: '/en/career/10482/',
    form: /^Application/,
    firstName: /^First name/,
    lastName: /^Last name/,
    phone: /^Phone/,
    email: /^E-mail/,
    cv: /^CV/,
    send: 'Send application',
    success: 'We have your application',
  },
] as const;

interface StoredApplication {
  email: string;
  cv: { name: string };
}

for (const { path, ...texts } of FORMS)
  test(
    `a job seeker applies with a CV on ${path}, and staff find it`,
    { tag: '@apply' },
    async ({ visitor, request }, testInfo) => {
      const lastName = uniqueName();
      const cv = testInfo.outputPath('קורות חיים.pdf');
      await writeFile(cv, PDF);
      await visitor.open(path);
      const form = visitor.role('form', texts.form);
      await form.label(texts.firstName).fill('Naama');
      await form.label(texts.lastName).fill(lastName);
      await form.label(texts.phone).fill('050-765-4321');
      await form.label(texts.email).fill('naama@example.com');
      await form.label(texts.cv).chooseFile(cv);
      await form.text('קורות חיים.pdf').appears();
      // The progress animation takes random steps. Make them as large as possible to shorten the test.
      await visitor.evaluate('void (Math.random = () => 0.999)');
      await form.role('button', texts.send).click();
      await visitor.role('heading', texts.success).appears();
      await visitor.text(/J-\w{4}-\w{4}/).appears();
      const stored = () =>
        readAsStaff<StoredApplication>(request, 'applications', { 'where[lastName][equals]': lastName });
      await expect
        .poll(stored)
        .toMatchObject([{ email: 'naama@example.com', cv: { name: 'קורות חיים.pdf' } }]);
    },
  );
