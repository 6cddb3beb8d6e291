import { contentSecurityPolicy, type CmsSources, type PolicyEnv } from './contentSecurityPolicy';

const ENV = { CMS_URL: 'https://cms.example', GATSBY_API_URL: 'https://api.example/' };

/** Returns the sources that a directive allows in addition to the site itself. */
function allowed(
  directive: string,
  { env = ENV, fromCms = {}, hashes = [] }: { env?: PolicyEnv; fromCms?: CmsSources; hashes?: string[] } = {},
): string[] {
  const line = contentSecurityPolicy(env, fromCms, hashes)
    .split('; ')
    .find((text) => text.startsWith(`${directive} `));
  return (line ?? '').split(' ').slice(1);
}

describe('Content-Security-Policy of pages', () => {
  it("allows the site's scripts, inline ones by hash, and no others", () => {
    expect(allowed('script-src', { hashes: ['sha256-abc='] })).toEqual(["'self'", "'sha256-abc='"]);
    expect(contentSecurityPolicy(ENV, {}, [])).not.toMatch(/script-src[^;]*unsafe/);
    expect(allowed('object-src')).toEqual(["'none'"]);
    expect(allowed('base-uri')).toEqual(["'self'"]);
  });

  it.each<[string, Partial<PolicyEnv>, string, string[]]>([
    ['the API', {}, 'connect-src', ['https://api.example']],
    [
      'another host of forms',
      { GATSBY_CMS_FORMS_URL: 'https://forms.example' },
      'connect-src',
      ['https://api.example', 'https://forms.example'],
    ],
    ['pictures of the CMS', {}, 'img-src', ['data:', 'https://cms.example']],
    ['films of the CMS', {}, 'media-src', ['https://cms.example']],
    [
      'map tiles',
      { GATSBY_MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
      'img-src',
      ['data:', 'https://cms.example', 'https://s.tiles.example'],
    ],
    [
      'a file of vector tiles',
      { GATSBY_MAP_PMTILES_URL: 'https://tiles.example/country.pmtiles' },
      'connect-src',
      ['https://api.example', 'https://tiles.example'],
    ],
    [
      'a file of vector tiles of the site itself',
      { GATSBY_MAP_PMTILES_URL: '/maps/country.pmtiles' },
      'connect-src',
      ['https://api.example'],
    ],
    [
      "Google's maps",
      { GATSBY_GOOGLE_MAPS_KEY: 'key' },
      'script-src',
      ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
    ],
    [
      "the CMS's own frame around a preview",
      { GATSBY_PREVIEW: 'true' },
      'frame-ancestors',
      ['https://cms.example'],
    ],
    ['no frame around the public site', {}, 'frame-ancestors', []],
  ])('allows %s', (_name, env, directive, expected) => {
    expect(allowed(directive, { env: { ...ENV, ...env } })).toEqual(["'self'", ...expected]);
  });

  it("allows the CMS's sources, payment pages in frames only", () => {
    const fromCms = { 'script-src': ['https://captcha.example'], payment: ['https://pay.example'] };
    expect(allowed('script-src', { fromCms })).toEqual(["'self'", 'https://captcha.example']);
    expect(allowed('frame-src', { fromCms })).toEqual(["'self'", 'https://pay.example']);
  });

  it('throws for a variable that is not an address', () => {
    expect(() => contentSecurityPolicy({ ...ENV, GATSBY_CMS_FORMS_URL: 'forms.example' }, {}, [])).toThrow(
      'Invalid URL',
    );
  });
});
