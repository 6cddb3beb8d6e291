import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ReportAlerts } from './ReportAlerts';

describe('ReportAlerts', () => {
  it.each(['he', 'en'] as const)('has title, text and the form under its anchor (%s)', async (language) => {
    renderWithProviders(
      <ReportAlerts id="alerts" siteContact={null} title="By mail" introduction="At once" first={false} />,
      {
        language,
      },
    );
    const section = screen.getByRole('region', { name: 'By mail' });
    expect(section).toHaveAttribute('id', 'report-alerts');
    expect(section).toHaveTextContent('At once');
    expect(await within(section).findByRole('form')).toBeVisible();
  });

  it('has a name without a title', async () => {
    renderWithProviders(
      <ReportAlerts id="alerts" siteContact={null} title={null} introduction={null} first />,
      {
        language: 'en',
      },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'New reports by e-mail' })).toBeVisible();
    await screen.findByRole('form');
  });
});
