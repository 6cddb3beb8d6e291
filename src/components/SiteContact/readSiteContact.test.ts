import { readSiteContact } from './readSiteContact';
import { NO_CONTACT } from './SiteContact';

const known = { phone: '*5550', email: 'a@b.example', address: '1 Road', openingHours: '8:00–18:00' };
const legal = { privacyPage: { path: '/privacy/' }, termsPage: { path: '/terms/' } };

it.each([
  [
    { site: { ...known, ...legal, siteName: 'Group' } },
    { ...known, privacyPath: '/privacy/', termsPath: '/terms/' },
  ],
  [{ site: { phone: '*5550' } }, { ...NO_CONTACT, phone: '*5550' }],
  [{ site: { phone: '', email: null, privacyPage: null, termsPage: { path: null } } }, NO_CONTACT],
  [{ site: null }, NO_CONTACT],
  [{}, NO_CONTACT],
  [undefined, NO_CONTACT],
])('reads %j', (data, contact) => expect(readSiteContact(data)).toEqual(contact));
