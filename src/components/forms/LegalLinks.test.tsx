import { screen } from '@testing-library/react';
import type { Language } from '../../i18n/languages';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderWithProviders } from '../../testing/renderWithProviders';
import type { SiteContactDetails } from '../../lib/readSiteContact';
import { NO_CONTACT, SiteContact } from '../SiteContact/SiteContact';
import { LegalLinks } from './LegalLinks';

const both = { privacyPath: '/privacy/', termsPath: '/terms/' };

const show = (pages: Partial<SiteContactDetails>, terms: boolean, language: Language = 'en') =>
  renderWithProviders(
    <SiteContact.Provider value={{ ...NO_CONTACT, ...pages }}>
      <LegalLinks terms={terms} />
    </SiteContact.Provider>,
    { language },
  );

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it.each([
  ['he', 'כדאי לקרוא לפני השליחה:', 'מדיניות הפרטיות (נפתח בלשונית חדשה)', 'תנאי השימוש (נפתח בלשונית חדשה)'],
  [
    'en',
    'Worth reading before you send:',
    'Privacy policy (opens in a new tab)',
    'Terms of use (opens in a new tab)',
  ],
] as const)('lead to the privacy policy and the terms (%s)', async (language, lead, privacy, terms) => {
  const { container } = show(both, true, language);
  expect(screen.getByText(lead)).toBeVisible();
  expect(links()).toEqual([
    [privacy, '/privacy/'],
    [terms, '/terms/'],
  ]);
  await expectNoAxeViolations(container);
});

it('open in a new tab, so that the form keeps its state', () => {
  show(both, true);
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  }
});

it.each([
  ['the privacy policy alone where no terms are asked for', both, false, ['/privacy/']],
  ['the terms alone where the settings name no privacy policy', { termsPath: '/terms/' }, true, ['/terms/']],
  ['nothing where the settings name no page', {}, true, []],
  ['nothing where the settings name terms that are not asked for', { termsPath: '/terms/' }, false, []],
])('name %s', (_name, pages, terms, paths) => {
  const { container } = show(pages, terms);
  expect(links().map(([, path]) => path)).toEqual(paths);
  if (paths.length === 0) expect(container).toBeEmptyDOMElement();
});
