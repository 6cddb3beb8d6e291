import { headersFile } from './headersFile';

const ENV = {
  SITE_URL: 'https://www.example',
  CMS_URL: 'https://cms.example',
  GATSBY_API_URL: 'https://cms.example',
};

const EVERYTHING = {
  ...ENV,
  GATSBY_CMS_FORMS_URL: 'https://forms.example',
  GATSBY_GOOGLE_MAPS_KEY: 'key',
  GATSBY_MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  GATSBY_PREVIEW: 'true',
};
const FROM_CMS = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  payment: ['https://one.example', 'https://two.example'],
};

describe('the file of headers', () => {
  it('enforces https only for a site with https', () => {
    expect(headersFile(ENV, {}, [])).toContain('  Strict-Transport-Security: max-age=31536000\n');
    expect(headersFile({ ...ENV, SITE_URL: 'http://localhost:9000' }, {}, [])).not.toContain(
      'Strict-Transport',
    );
  });

  it('lets the payment page request a payment, and allows no camera', () => {
    expect(headersFile(ENV, { payment: ['https://pay.example'] }, [])).toMatch(
      /Permissions-Policy: .*camera=\(\), .*geolocation=\(self\), payment=\(self "https:\/\/pay\.example"\)\n/,
    );
  });

  it('lets the admin frame a preview, which `X-Frame-Options` cannot express', () => {
    expect(headersFile(ENV, {}, [])).toContain('X-Frame-Options: SAMEORIGIN');
    expect(headersFile({ ...ENV, GATSBY_PREVIEW: 'true' }, {}, [])).not.toContain('X-Frame-Options');
  });

  it('has every configured host once and in a constant order', () => {
    expect(headersFile(EVERYTHING, FROM_CMS, ['sha256-abc='])).toContain(
      [
        "  Content-Security-Policy: default-src 'self'",
        "script-src 'self' 'sha256-abc=' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://maps.googleapis.com https://maps.gstatic.com",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: https://cms.example https://tiles.example https://*.googleapis.com https://*.gstatic.com https://*.google.com",
        "media-src 'self' https://cms.example",
        "font-src 'self' https://fonts.gstatic.com",
        "connect-src 'self' https://cms.example https://forms.example https://tiles.example https://www.google.com/recaptcha/ https://*.googleapis.com https://*.google.com https://*.gstatic.com",
        "frame-src 'self' https://one.example https://two.example https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'self' https://cms.example\n",
      ].join('; '),
    );
  });

  it('stays below the line limit of static hosts with everything enabled', () => {
    const hashes = Array.from({ length: 8 }, () => `sha256-${'x'.repeat(43)}=`);
    const lengths = headersFile(EVERYTHING, FROM_CMS, hashes)
      .split('\n')
      .map((line) => line.length);
    expect(Math.max(...lengths)).toBeLessThan(2000);
  });
});
