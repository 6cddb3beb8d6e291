import { screen } from '@testing-library/react';
import { pageLink } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ImmediateReportCard } from './ImmediateReportCard';

const complete: Queries.ImmediateReportCardFragment = {
  id: 'meeting',
  title: 'Annual meeting',
  isoDate: '2026-09-03',
  shownDate: '3.9.2026',
  content: { html: '<p>The agenda</p>' },
  link: pageLink('All reports', '/en/reports/'),
  pdf: [
    { url: 'https://cms.example/a.pdf', filename: 'a.pdf', filesize: 1000 },
    { url: 'https://cms.example/b.pdf', filename: 'b.pdf', filesize: 2000 },
  ],
};

describe('ImmediateReportCard', () => {
  it('shows title, day, content, files and link', () => {
    renderWithProviders(<ImmediateReportCard report={complete} level={3} />, { language: 'en' });
    const card = screen.getByRole('article', { name: 'Annual meeting' });
    expect(card).toHaveTextContent('The agenda');
    expect(screen.getByText('3.9.2026').closest('time')).toHaveAttribute('datetime', '2026-09-03');
    const files = screen.getAllByRole('link', { name: /^View the report PDF .* Annual meeting$/ });
    expect(files.map((file) => file.getAttribute('href'))).toEqual([
      'https://cms.example/a.pdf',
      'https://cms.example/b.pdf',
    ]);
    expect(screen.getByRole('link', { name: 'All reports' })).toHaveAttribute('href', '/en/reports/');
  });

  it('needs only a title', () => {
    renderWithProviders(
      <ImmediateReportCard
        report={{ ...complete, isoDate: null, shownDate: null, content: null, link: null, pdf: null }}
        level={2}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Annual meeting' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
