import { render, screen, within } from '@testing-library/react';
import { setAnalyticsConsent } from '../../lib/analytics';
import type { Language } from '../../i18n/languages';
import { pageLink } from '../../testing/fixtures';
import { readLocales } from '../../testing/readLocales';
import Footer from './Footer';

const complete = {
  footer: {
    columns: [{ id: 'a', title: 'The group', links: [{ id: 'b', link: pageLink('About', '/about/') }] }],
    legalLinks: [{ id: 'c', link: pageLink('Terms', '/terms/') }],
    note: '© Even Derech',
  },
  site: {
    siteName: 'Even Derech',
    privacyPage: { path: '/privacy/' },
    description: 'We build',
    email: 'info@even-derech.example',
    phone: '03-555-0148',
    address: '12 Stone Road',
    socialLinks: [{ id: 'd', network: 'linkedin' as const, url: 'https://linkedin.example/even-derech' }],
    logo: null,
  },
};

function show(
  language: Language,
  { footer, site }: Partial<typeof complete> = {},
  variant: { slim?: boolean; alternates?: { locale: string; path: string }[] } = {},
) {
  const locales = readLocales(language) as Queries.FooterQuery['locales'];
  render(
    <Footer
      data={{ footer: footer ?? null, site: site ?? null, locales }}
      sliceContext={{ language }}
      {...variant}
    />,
  );
  return within(screen.getByRole('contentinfo'));
}

beforeEach(() => setAnalyticsConsent('denied'));

describe('Footer', () => {
  it.each([
    ['he', 'ניווט תחתון', 'מידע משפטי', 'יצירת קשר', 'לינקדאין (נפתח בלשונית חדשה)'],
    ['en', 'Footer navigation', 'Legal information', 'Contact', 'LinkedIn (opens in a new tab)'],
  ] as const)('shows in %s everything the CMS has', (language, navigation, legal, contact, linkedin) => {
    const footer = show(language, complete);
    expect(
      within(footer.getByRole('navigation', { name: navigation })).getByRole('link', { name: 'About' }),
    ).toHaveAttribute('href', '/about/');
    expect(
      within(footer.getByRole('navigation', { name: legal })).getByRole('link', { name: 'Terms' }),
    ).toBeVisible();
    expect(footer.getByRole('heading', { name: contact })).toBeVisible();
    expect(footer.getByRole('link', { name: '03-555-0148' })).toHaveAttribute('href', 'tel:035550148');
    expect(footer.getByRole('link', { name: 'info@even-derech.example' })).toHaveAttribute(
      'href',
      'mailto:info@even-derech.example',
    );
    expect(footer.getByRole('link', { name: linkedin })).toHaveAttribute('target', '_blank');
    expect(footer.getByText('12 Stone Road')).toBeVisible();
    expect(footer.getByText('© Even Derech')).toBeVisible();
  });

  it('isolates the phone number from the surrounding text', () => {
    expect(show('he', complete).getByText('03-555-0148').tagName).toBe('BDI');
  });

  it('leaves out empty settings', () => {
    const footer = show('en');
    expect(footer.queryByRole('link')).not.toBeInTheDocument();
    expect(footer.queryByRole('heading')).not.toBeInTheDocument();
    expect(footer.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('has only phone, legal links and cookie settings on pages that hide it', () => {
    const footer = show('en', complete, { slim: true });
    expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '03-555-0148',
      'Terms',
    ]);
    expect(footer.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
    expect(footer.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('has the language switch of pages without a header', () => {
    const alternates = [
      { locale: 'he', path: '/landing/' },
      { locale: 'en', path: '/en/landing/' },
    ];
    const footer = show('en', complete, { slim: true, alternates });
    expect(footer.getByRole('link', { name: 'עברית' })).toHaveAttribute('href', '/landing/');
  });
});
