import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setAnalyticsConsent } from '../../lib/analytics';
import { renderWithProviders } from '../../testing/renderWithProviders';
import type { JobFacts } from './jobFacts';
import { JobSide } from './JobSide';

const job: JobFacts = {
  id: 'job',
  path: '/career/10475/',
  orderId: 10475,
  jobName: 'Bridge engineer',
  profession: { name: 'Engineering' },
  subfield: null,
  department: null,
  scope: { name: 'Full time' },
  area: { name: 'North' },
  city: { name: 'Haifa' },
  closed: false,
  closingDate: null,
  contactName: 'Omri Hadad',
  isoDate: '2026-10-28',
  shownDate: '28/10/2026',
  company: { name: 'Even Roads' },
};

describe('JobSide', () => {
  it('shows known facts and links to the form', () => {
    renderWithProviders(<JobSide job={job} />, { language: 'en' });
    const facts = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(facts).toEqual([
      'Company: Even Roads',
      'Area: North',
      'City: Haifa',
      'Scope: Full time',
      'Published: 28/10/2026',
      'Job number: 10475',
      'Who to talk to: Omri Hadad',
    ]);
    expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '#apply');
  });

  it('reports sharing to analytics', async () => {
    setAnalyticsConsent('granted');
    window.dataLayer = [];
    // `userEvent.setup()` installs a clipboard, which jsdom lacks.
    const user = userEvent.setup();
    renderWithProviders(<JobSide job={job} />, { language: 'en' });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(window.dataLayer).toEqual([{ event: 'button_pressed', place: 'careers', button: 'share' }]);
    setAnalyticsConsent('denied');
  });
});
