import { nearestVersions, twinPath } from './paths';

const JOB = [{ locale: 'he', path: '/career/1/' }];
const CAREERS = [
  { locale: 'he', path: '/career/' },
  { locale: 'en', path: '/en/career/' },
];

describe('target of the language switch', () => {
  it.each([
    ['the page above one that exists in one language only', JOB, CAREERS, 'en', '/en/career/'],
    ['the page itself in its own language', JOB, CAREERS, 'he', '/career/1/'],
    ['the home page where there is nothing nearer', JOB, null, 'en', '/en/'],
  ] as const)('%s', (_name, own, above, language, path) =>
    expect(twinPath(nearestVersions(own, above), language)).toBe(path),
  );
});
