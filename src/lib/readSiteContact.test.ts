import { readSiteContact } from './readSiteContact';

const known = { phone: '*5550', email: 'a@b.example', address: '1 Road', openingHours: '8:00–18:00' };
const legal = { privacyPage: { path: '/privacy/' }, termsPage: { path: '/terms/' } };

it.each([
  [
    { ...known, ...legal, siteName: 'Group' },
    { ...known, privacyPath: '/privacy/', termsPath: '/terms/' },
  ],
  [{ phone: '*5550' }, { phone: '*5550' }],
  [
    { phone: '', email: null, privacyPage: null, termsPage: { path: null } },
    { phone: null, email: null, privacyPath: null, termsPath: null },
  ],
  [null, {}],
  [undefined, {}],
])('reads %j', (site, contact) => expect(readSiteContact(site)).toEqual(contact));
