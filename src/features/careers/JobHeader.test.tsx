import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import type { JobFacts } from './jobFacts';
import { JobHeader } from './JobHeader';

const job: JobFacts = {
  id: '1',
  path: '/career/1/',
  orderId: 1,
  jobName: 'Foreman',
  profession: { name: 'Site' },
  subfield: null,
  department: null,
  scope: null,
  area: null,
  city: null,
  contactName: null,
  closed: true,
  closingDate: null,
  isoDate: null,
  shownDate: null,
  company: null,
};

describe('JobHeader', () => {
  it.each([
    ['he', 'המשרה הזאת נסגרה'],
    ['en', 'This position is closed'],
  ] as const)('says in %s below the title that a position is closed', (language, text) => {
    renderWithProviders(<JobHeader job={job} closed />, { language });
    const note = screen.getByText(text);
    const title = screen.getByRole('heading', { level: 1, name: 'Foreman' });
    expect(title.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows no badge for an open position', () => {
    renderWithProviders(<JobHeader job={job} />, { language: 'en' });
    expect(screen.queryByText('This position is closed')).toBeNull();
  });
});
