import { localizeAddress, type AddressModel } from './localizeAddress';

const model: AddressModel = {
  findOne: ({ query }) =>
    Promise.resolve(
      query.filter.path.eq === '/odot/'
        ? {
            alternates: [
              { locale: 'he', path: '/odot/' },
              { locale: 'en', path: '/en/about/' },
            ],
          }
        : null,
    ),
};

it.each([
  ['a page of this site, in the language', '/odot/', 'en', '/en/about/'],
  ['the same page in its own language', '/odot/', 'he', '/odot/'],
  ['a page without that language', '/odot/', 'ar', '/odot/'],
  ['an address below which there is no page', '/gone/', 'en', '/gone/'],
  ['another site', 'https://example.com/', 'en', 'https://example.com/'],
  ['no address', null, 'en', null],
])('%s', async (_name, url, locale, address) =>
  expect(await localizeAddress(url, locale, model)).toBe(address),
);
