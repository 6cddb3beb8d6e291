import { entryTicket } from '../cms/content/publishing/previewTicket';
import { isTicket } from '../packages/gatsby-builder/preview/tickets.mjs';

const KEY = 'the key that the CMS and the site share';

it('the preview accepts a ticket of the CMS until it expires', () => {
  const until = Date.now() + 1000;
  const ticket = entryTicket(KEY, until);
  expect(isTicket(KEY, ticket, 'entry')).toBe(true);
  expect(isTicket(KEY, ticket, 'entry', until)).toBe(false);
  expect(isTicket(KEY, ticket, 'session')).toBe(false);
  expect(isTicket('another key', ticket, 'entry')).toBe(false);
});
