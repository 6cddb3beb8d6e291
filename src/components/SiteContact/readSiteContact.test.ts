import { readSiteContact } from './readSiteContact';

it.each([
  [{ site: { phone: '*5550', email: 'a@b.example' } }, '*5550', 'a@b.example'],
  [{ site: { phone: '', email: null } }, null, null],
  [{ site: null }, null, null],
  [{}, null, null],
  [undefined, null, null],
])('reads %j', (data, phone, email) => expect(readSiteContact(data)).toEqual({ phone, email }));
