import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { follow, logIn, publish } from '../support/admin';
import { authorization, readAsStaff } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

const SLOW = { timeout: 30_000 };

/**
 * Sends a lead whose name is a spreadsheet formula.
 * @returns the reference number that the visitor sees
 */
async function leaveDetails(page: Page, { name, phone }: { name: string; phone: string }): Promise<string> {
  await page.goto('/en/homes-by-even-derech/entitled-buyers/?utm_source=paper&utm_campaign=autumn');
  const form = page.getByRole('form', { name: 'Eligibility form' });
  await form.getByLabel(/Full name/).fill(name);
  await form.getByLabel(/Phone/).fill(phone);
  await form.getByLabel(/E-mail/).fill(`naama${phone}@example.com`);
  await form.getByLabel(/^Message/).fill('=HYPERLINK("https://evil.example")');
  await form.getByRole('button', { name: 'Send' }).click();
  const number = page.getByText(/L-\w{4}-\w{4}/);
  await expect(number).toBeVisible(SLOW);
  return (await number.textContent()) ?? '';
}

test('staff find a lead by its number, see earlier ones, add a note and export it', async ({
  browser,
  page,
}) => {
  const phone = `05${String(Date.now()).slice(-8)}`;
  const name = 'Naama Barkai';
  const first = await leaveDetails(page, { name, phone });
  const second = await leaveDetails(page, { name, phone });
  const admin = await logIn(browser, 'staff');

  await admin.goto(`${cmsUrl}/admin/collections/leads`);
  const tools = admin.getByRole('navigation', { name: 'Quick filters' });
  await follow(tools.getByRole('link', { name: 'Duplicates' }), /duplicateBy/);
  await expect(admin.getByRole('row').filter({ hasText: second })).toBeVisible(SLOW);
  await expect(admin.getByRole('row').filter({ hasText: first })).toHaveCount(0);

  await admin.goto(`${cmsUrl}/admin/collections/leads?search=${second}`);
  await follow(admin.getByRole('row').filter({ hasText: second }).getByRole('link').first(), /leads\/\d+/);
  const letter = admin.getByRole('article', { name: 'What was sent' });
  const row = (field: string) => letter.locator(`[data-row="${field}"] dd`);
  await expect(letter.getByRole('heading', { name })).toBeVisible(SLOW);
  await expect(letter.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    '#inbox-thread',
  );
  await expect(row('email').getByRole('link')).toHaveAttribute(
    'href',
    `mailto:naama${phone}@example.com?subject=${encodeURIComponent(`About your message, reference ${second}`)}`,
  );
  await expect(row('phone').getByRole('link')).toHaveAttribute('href', `tel:${phone}`);
  await expect(row('phone').locator('bdi')).toHaveAttribute('dir', 'ltr');
  await expect(row('allowedMarketing')).toHaveText(/^(Yes|No)$/);
  await expect(row('source.utmCampaign')).toHaveText('autumn');
  await expect(row('source.page').getByRole('link')).toHaveAttribute('href', /\/entitled-buyers\/$/);
  await expect(admin.getByText('All the data')).toBeVisible();
  await expect(admin.locator('#field-phone')).toBeHidden();
  const others = admin.getByRole('region', { name: 'Other messages on the same subject' });
  await expect(others.getByRole('link', { name: first })).toBeVisible();
  await expect(admin.getByRole('region', { name: 'Deliveries' })).toContainText('Sent to the CRM');
  const notice = admin.getByText('Duplicate: an earlier message on the same subject has the same');
  await expect(notice.getByRole('link', { name: first })).toBeVisible(SLOW);

  // Add the note before anything else. While a form-state request is pending, Payload fills a new row only after the
  // next change.
  await admin.locator('#field-notes .array-field__add-row').click();
  await admin.locator('#field-notes__0__text').fill('Called, will call back on Sunday');
  await admin.locator('#field-status .rs__control').click();
  await admin.locator('.rs__option', { hasText: 'In progress' }).click();
  await publish(admin);
  await admin.reload();
  await expect(admin.locator('#field-notes__0__text')).toHaveValue('Called, will call back on Sunday', SLOW);
  await expect(admin.locator('#field-status')).toContainText('In progress');
  await expect(admin.locator('#field-notes')).toContainText('יואב לביא');

  await admin.goto(`${cmsUrl}/admin/collections/leads?search=${second}`);
  const downloading = admin.waitForEvent('download');
  await tools.getByRole('link', { name: 'Export as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^leads-.*\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(second);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  await admin.context().close();

  const headers = await authorization(page.request, 'administrator');
  const looks = await page.request.get(`${cmsUrl}/api/auditLog`, {
    params: { 'where[reference][equals]': second, sort: 'id' },
    headers,
  });
  const { docs } = (await looks.json()) as { docs: { action: string; actorName: string }[] };
  expect(docs.map(({ action, actorName }) => `${action} ${actorName}`).slice(0, 2)).toEqual([
    'entryViewed יואב לביא',
    'statusChanged יואב לביא',
  ]);
});

interface Sent {
  to: string;
  subject: string;
  text: string;
}

test('staff assign a lead, answer it with a template, and see the sent reply', async ({ browser, page }) => {
  const phone = `05${String(Date.now()).slice(-8)}`;
  const visitor = `naama${phone}@example.com`;
  const reference = await leaveDetails(page, { name: 'Naama Barkai', phone });
  const title = `Call back ${phone}`;
  const template = await page.request.post(`${cmsUrl}/api/answerTemplates`, {
    headers: await authorization(page.request),
    data: {
      title,
      hebrew: 'שלום {name}',
      english: 'Dear {name}, about {reference}: we call you tomorrow. {staff}',
    },
  });
  expect(template.status()).toBe(201);
  const admin = await logIn(browser, 'staff');
  await admin.goto(`${cmsUrl}/admin/collections/leads?search=${reference}`);
  await follow(admin.getByRole('row').filter({ hasText: reference }).getByRole('link').first(), /leads\/\d+/);

  await admin.locator('#field-assignee .rs__control').click();
  await admin.locator('.rs__option', { hasText: 'נועה ברק' }).click();
  await publish(admin);

  const thread = admin.getByRole('region', { name: 'Replies' });
  await expect(thread.getByText('No reply has been sent yet.')).toBeVisible(SLOW);
  await thread.getByLabel('Template').selectOption({ label: title });
  const text = `Dear Naama Barkai, about ${reference}: we call you tomorrow. Yoav Lavi`;
  const field = thread.getByLabel(`Reply to ${visitor}`);
  await expect(field).toHaveValue(text);
  await expect(field).toHaveAttribute('dir', 'ltr');
  // The typed reply must still be there after a visit to another page.
  const form = admin.url();
  await admin.goto(`${cmsUrl}/admin/collections/leads`);
  await admin.goto(form);
  await expect(field).toHaveValue(text, SLOW);
  await expect(thread.getByText('written here earlier and not sent')).toBeVisible();
  // Sending a reply must keep other input that is not saved.
  await admin.getByRole('button', { name: 'Add Note' }).click();
  await admin.locator('#field-notes__0__text').fill('Called back');
  await thread.getByRole('button', { name: 'Send the reply' }).click();
  await expect(admin.getByText('Save them before you send the reply')).toBeVisible(SLOW);
  await publish(admin);
  await expect(field).toHaveValue(text);
  await thread.getByRole('button', { name: 'Send the reply' }).click();
  await expect(thread.getByRole('listitem').filter({ hasText: text })).toBeVisible(SLOW);
  await expect(admin.locator('#field-notes__0__text')).toHaveValue('Called back');
  await expect(field).toHaveValue('');
  await expect(thread.getByText('written here earlier and not sent')).toBeHidden();
  await expect(admin.locator('#field-status')).toContainText('In progress', SLOW);

  const mails = (to: string) => readAsStaff<Sent>(page.request, 'mails', { 'where[to][equals]': to });
  await expect
    .poll(async () => (await mails(visitor)).some(({ text: sent }) => sent.includes(text)), SLOW)
    .toBe(true);
  const reply = (await mails(visitor)).find(({ text: sent }) => sent.includes(text));
  expect(reply?.subject).toBe(`About your message, reference ${reference}`);
  expect(reply?.text).toContain('> =HYPERLINK("https://evil.example")');
  await admin.reload();
  await expect(thread.getByRole('listitem').filter({ hasText: text })).toContainText('Delivered', SLOW);
  await admin.context().close();
});

test('the staff dashboard counts and links new and pending messages', async ({ browser, page }) => {
  const name = 'Yael Stern';
  const reference = await leaveDetails(page, { name, phone: `05${String(Date.now()).slice(-8)}` });
  const admin = await logIn(browser, 'staff');
  const messages = admin.getByRole('region', { name: 'Inbox' });
  const fresh = messages.locator('[data-row="leads"]').getByRole('link', { name: /New$/ });
  const count = Number.parseInt((await fresh.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(0);
  await expect(admin.getByRole('region', { name: 'Assigned to' })).toContainText('Unassigned');
  await expect(admin.getByRole('region', { name: 'Failed deliveries' })).toBeVisible();
  await expect(admin.getByRole('region', { name: 'Last builds of the site' })).toHaveCount(0);

  await fresh.click();
  await expect(admin.getByRole('row').filter({ hasText: reference })).toBeVisible(SLOW);
  const unread = await readAsStaff(page.request, 'leads', { 'where[status][equals]': 'new', limit: '500' });
  expect(unread.length).toBeGreaterThanOrEqual(count);
  await admin.context().close();
});

test('editors see the builds but not the inbox', async ({ browser }) => {
  const admin = await logIn(browser, 'editor');
  await expect(admin.getByRole('link', { name: 'Pages', exact: true }).first()).toBeVisible(SLOW);
  await expect(
    admin.getByRole('region', { name: 'Last builds of the site' }).locator('time').first(),
  ).toBeVisible();
  for (const name of ['Inbox', 'Assigned to', 'Failed deliveries'])
    await expect(admin.getByRole('region', { name })).toHaveCount(0);
  for (const name of ['Leads', 'Messages', 'Job applications', 'Reservations'])
    await expect(admin.getByRole('link', { name, exact: true })).toHaveCount(0);
  const answer = await admin.request.get(`${cmsUrl}/api/leads`);
  expect(answer.status()).toBe(403);
  await admin.context().close();
});

test('staff who edit a message that a colleague has changed are warned, can copy their text, and continue with a clean form', async ({
  browser,
  page,
  request,
}) => {
  const phone = `05${String(Date.now()).slice(-8)}`;
  const reference = await leaveDetails(page, { name: 'Naama Barkai', phone });
  const admin = await logIn(browser, 'staff');
  await admin.goto(`${cmsUrl}/admin/collections/leads?search=${reference}`);
  await follow(admin.getByRole('row').filter({ hasText: reference }).getByRole('link').first(), /leads\/\d+/);
  await expect(admin.locator('#field-status')).toContainText('New', SLOW);
  const changed = await request.patch(
    `${cmsUrl}/api/leads/${new URL(admin.url()).pathname.split('/').at(-1)}`,
    {
      headers: await authorization(request, 'administrator'),
      data: { status: 'inProgress' },
    },
  );
  expect(changed.status()).toBe(200);
  await admin.getByRole('button', { name: 'Add Note' }).click();
  const reload = admin.getByRole('button', { name: 'Reload document' });
  await expect(reload).toBeVisible(SLOW);
  // The browser asks before it discards input. If the user cancels, the form must stay.
  admin.once('dialog', (asked) => void asked.dismiss());
  await reload.click();
  await admin.keyboard.press('Escape');
  await expect(reload).toBeHidden();
  await expect(admin.locator('#field-notes__0__text')).toBeVisible();
  admin.once('dialog', (asked) => void asked.accept());
  await admin.reload();
  await expect(admin.locator('#field-status')).toContainText('In progress', SLOW);
  await expect(admin.locator('#field-notes__0__text')).toHaveCount(0);
  await expect(admin.locator('#action-save')).toBeDisabled();
  await admin.context().close();
});
