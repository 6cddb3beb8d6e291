import { schemaOrgFaults } from '../../testing/schemaOrgFaults';
import { breadcrumbList, organizationOf } from './structuredData';

const SITE = 'https://even-derech.example';
const nothing = {
  siteName: 'Even Derech',
  description: null,
  email: null,
  phone: null,
  address: null,
  socialLinks: null,
};

describe('breadcrumbList', () => {
  it('numbers the steps and makes their addresses absolute', () => {
    const { itemListElement } = breadcrumbList(
      [
        { name: 'Even Derech', path: '/en/' },
        { name: 'About', path: '/en/about/' },
      ],
      SITE,
    );
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Even Derech', item: `${SITE}/en/` },
      { '@type': 'ListItem', position: 2, name: 'About', item: `${SITE}/en/about/` },
    ]);
  });
});

describe('organizationOf', () => {
  it('leaves out empty settings', () => {
    expect(organizationOf(nothing, SITE)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${SITE}/#organization`,
      name: 'Even Derech',
      url: `${SITE}/`,
      logo: `${SITE}/icons/icon-512.png`,
    });
  });

  it('contains all settings', () => {
    const site = {
      ...nothing,
      description: 'We build',
      email: 'info@even-derech.example',
      phone: '03-555-0148',
      address: '12 Stone Road',
      socialLinks: [{ url: 'https://linkedin.example/even-derech' }],
    };
    const data = organizationOf(site, SITE);
    expect(schemaOrgFaults(data)).toEqual([]);
    expect(data).toMatchObject({
      description: 'We build',
      email: 'info@even-derech.example',
      telephone: '+97235550148',
      address: { '@type': 'PostalAddress', streetAddress: '12 Stone Road', addressCountry: 'IL' },
      sameAs: ['https://linkedin.example/even-derech'],
    });
  });
});
