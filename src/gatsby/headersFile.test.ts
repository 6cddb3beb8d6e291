import { headersFile } from './headersFile';

const ENV = {
  SITE_URL: 'https://www.example',
  CMS_URL: 'https://cms.example',
  GATSBY_API_URL: 'https://cms.example',
};

describe('the file of headers', () => {
  it('keeps browsers with https where the site has it, and only there', () => {
    expect(headersFile(ENV, [])).toContain('  Strict-Transport-Security: max-age=31536000\n');
    expect(headersFile({ ...ENV, SITE_URL: 'http://localhost:9000' }, [])).not.toContain('Strict-Transport');
  });

  it('lets the payment page ask for a payment, and nobody use a camera', () => {
    expect(headersFile({ ...ENV, PAYMENT_URL: 'https://pay.example/v1' }, [])).toMatch(
      /Permissions-Policy: .*camera=\(\), .*geolocation=\(self\), payment=\(self "https:\/\/pay\.example"\)\n/,
    );
  });

  it('lets the admin frame a preview, which the older header cannot say', () => {
    expect(headersFile(ENV, [])).toContain('X-Frame-Options: SAMEORIGIN');
    expect(headersFile({ ...ENV, GATSBY_PREVIEW: 'true' }, [])).not.toContain('X-Frame-Options');
  });

  it('stays below what static hosts read in one line, with everything switched on', () => {
    const everything = {
      ...ENV,
      GATSBY_CMS_FORMS_URL: 'https://forms.example',
      GATSBY_CAPTCHA_PROVIDER: 'recaptcha',
      GATSBY_GOOGLE_MAPS_KEY: 'key',
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      PAYMENT_URL: 'https://pay.example',
    };
    const hashes = Array.from({ length: 8 }, () => `sha256-${'x'.repeat(43)}=`);
    const lengths = headersFile(everything, hashes)
      .split('\n')
      .map((line) => line.length);
    expect(Math.max(...lengths)).toBeLessThan(2000);
  });
});
