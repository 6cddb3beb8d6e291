import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { analyticsConsent, setAnalyticsConsent, track } from '../../lib/analytics';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ConsentSettings } from './ConsentSettings';

beforeEach(() => {
  window.localStorage.clear();
  delete window.dataLayer;
});

describe('ConsentSettings', () => {
  it.each([
    ['he', 'עוגיות ומדידה', 'אישור המדידה', 'granted'],
    ['he', 'עוגיות ומדידה', 'הכרחיות בלבד', 'denied'],
    ['en', 'Cookies and analytics', 'Allow analytics', 'granted'],
    ['en', 'Cookies and analytics', 'Necessary only', 'denied'],
  ] as const)(
    'asks in %s without taking the focus, and stores the answer "%s: %s"',
    async (language, title, name, kept) => {
      renderWithProviders(<ConsentSettings />, { language });
      const banner = screen.getByRole('region', { name: title });
      expect(document.body).toHaveFocus();
      await userEvent.click(within(banner).getByRole('button', { name }));
      expect(banner).not.toBeInTheDocument();
      expect(analyticsConsent()).toBe(kept);
      track('contact_form_sent', { companyId: 1 });
      expect(window.dataLayer?.length ?? 0).toBe(kept === 'granted' ? 1 : 0);
    },
  );

  it.each(['Necessary only', 'Allow analytics'])(
    'moves the focus to the content after the answer: %s',
    async (name) => {
      renderWithProviders(
        <>
          <main id="main" tabIndex={-1} />
          <ConsentSettings />
        </>,
        { language: 'en' },
      );
      await userEvent.click(screen.getByRole('button', { name }));
      expect(screen.getByRole('main')).toHaveFocus();
    },
  );

  it('opens its explanation from the row of a phone', async () => {
    renderWithProviders(<ConsentSettings />, { language: 'en' });
    const button = screen.getByRole('button', { name: 'Cookies and analytics', expanded: false });
    expect(button).toHaveAttribute(
      'aria-controls',
      screen.getByText(/does not need your permission/).parentElement?.id,
    );
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('does not ask again, and lets the answer be changed by keyboard', async () => {
    setAnalyticsConsent('granted');
    renderWithProviders(<ConsentSettings />, { language: 'en' });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const banner = screen.getByRole('region', { name: 'Cookies and analytics' });
    expect(banner).toHaveFocus();
    expect(banner).toHaveTextContent('Current setting: analytics is on.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(analyticsConsent()).toBe('denied');
    expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus();
  });

  it.each([
    ['he', 'מדיניות הפרטיות'],
    ['en', 'Privacy policy'],
  ] as const)('links to the privacy policy, if there is one (%s)', (language, name) => {
    const { unmount } = renderWithProviders(<ConsentSettings privacyPath="/privacy/" />, { language });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/privacy/');
    unmount();
    renderWithProviders(<ConsentSettings />, { language });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
