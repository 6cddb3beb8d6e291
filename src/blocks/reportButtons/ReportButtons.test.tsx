import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ReportButtons } from './ReportButtons';

const complete: Queries.ReportButtonsFragment = {
  id: 'buttons',
  title: 'Read more',
  reports: [
    {
      id: 'a',
      name: 'Report 2025',
      file: { url: 'https://cms.example/a.pdf', filename: 'a.pdf', filesize: 391_000 },
    },
    { id: 'b', name: 'Not published any more', file: null },
  ],
};

describe('ReportButtons', () => {
  it('opens each report in a new tab, and leaves out those without a file', () => {
    renderWithProviders(<ReportButtons {...complete} first={false} />, { language: 'en' });
    const link = screen.getByRole('link', { name: /Report 2025/ });
    expect(link).toHaveAttribute('href', 'https://cms.example/a.pdf');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveTextContent('PDF');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it.each(['he', 'en'] as const)('renders nothing without reports: %s', (language) => {
    const { container } = renderWithProviders(<ReportButtons {...complete} reports={[]} first={false} />, {
      language,
    });
    expect(container).toBeEmptyDOMElement();
  });
});
