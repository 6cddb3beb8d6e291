/** @typedef {import('./ScreenReader.mjs').ScreenReader} ScreenReader */

/** Goes through the headings, landmarks and first lines of a page. @param {ScreenReader} reader */
async function read(reader) {
  for (let count = 0; count < 8; count += 1) await reader.press('h');
  await reader.press('ctrl+Home');
  for (let count = 0; count < 10; count += 1) await reader.press('m');
  await reader.press('ctrl+Home');
  for (let count = 0; count < 40; count += 1) await reader.press('Down');
}

/** Filters the list of projects by designation. @param {ScreenReader} reader */
async function filter(reader) {
  await reader.seek(/^Residential/);
  await reader.press('space', /Projects: \d+/);
  await reader.seek(/Filter/);
  await reader.press('Return');
  for (let count = 0; count < 6; count += 1) await reader.press('Tab');
  await reader.press('Escape', /Filters/);
}

/** Submits an empty form to hear its errors, then fills it in and submits it again. @param {ScreenReader} reader */
async function write(reader) {
  await reader.seek(/^Send/);
  await reader.press('Return');
  await reader.seek(/Full name/);
  await reader.type('Ruth Carmeli');
  await reader.seek(/Phone/);
  await reader.type('0501234567');
  await reader.seek(/E-mail/);
  await reader.type('ruth@example.com');
  await reader.seek(/Message/);
  await reader.type('Written with a screen reader');
  await reader.seek(/Subject/, 'shift+Tab');
  await reader.press('Down');
  await reader.seek(/^Send/);
  await reader.press('Return', /has arrived/);
}

/** Reserves an apartment and pays for it. @param {ScreenReader} reader */
async function pay(reader) {
  await reader.seek(/Reserve this apartment/);
  await reader.press('Return');
  await reader.seek(/Full name/);
  await reader.type('Ruth Carmeli');
  await reader.seek(/Phone/);
  await reader.type('0501234567');
  await reader.seek(/Identity number/);
  await reader.type('000000018');
  await reader.seek(/E-mail/);
  await reader.type('ruth@example.com');
  await reader.seek(/terms of reservation/);
  await reader.press('space');
  await reader.seek(/Continue to payment/);
  await reader.press('Return', /Secure payment page/);
  await reader.seek(/Pay push button/);
  await reader.press('Return', /is reserved/);
}

/** Journeys of a visitor with a screen reader. `path` is the page on which a journey begins. */
export const JOURNEYS = {
  read: { path: '/en/', act: read },
  readHebrew: { path: '/', act: read },
  filter: { path: '/en/projects/', act: filter },
  write: { path: '/en/contact/', act: write },
  pay: { path: '/en/activities/properties/reserve/', act: pay },
};
