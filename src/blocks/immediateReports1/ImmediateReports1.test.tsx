import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ImmediateReports1 } from './ImmediateReports1';

const report = (title: string) => ({
  id: title,
  title,
  isoDate: null,
  shownDate: null,
  content: null,
  link: null,
  pdf: null,
});
const block: Queries.ImmediateReports1Fragment = {
  id: 'reports',
  title: 'Immediate reports',
  reports: ['One', 'Two', 'Three'].map(report),
};

describe('ImmediateReports1', () => {
  it.each(['he', 'en'] as const)('has a card for each report, in their order: %s', (language) => {
    renderWithProviders(<ImmediateReports1 {...block} first={false} />, { language });
    expect(screen.getByRole('heading', { level: 2, name: 'Immediate reports' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
  });

  it('needs no title, and renders nothing without reports', () => {
    const { container, rerender } = renderWithProviders(
      <ImmediateReports1 {...block} title={null} reports={[report('One')]} first={false} />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'One' })).toBeVisible();
    rerender(<ImmediateReports1 {...block} reports={[]} first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
