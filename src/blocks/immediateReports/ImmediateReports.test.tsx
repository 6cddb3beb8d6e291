import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ImmediateReports } from './ImmediateReports';

const report = (title: string) => ({
  id: title,
  title,
  isoDate: null,
  shownDate: null,
  content: null,
  link: null,
  pdf: null,
});
const block: Queries.ImmediateReportsFragment = {
  id: 'reports',
  title: 'Immediate reports',
  reports: ['One', 'Two', 'Three'].map(report),
};

describe('ImmediateReports', () => {
  it.each(['he', 'en'] as const)('has a card for each report, in their order: %s', (language) => {
    renderWithProviders(<ImmediateReports {...block} first={false} />, { language });
    expect(screen.getByRole('heading', { level: 2, name: 'Immediate reports' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
  });

  it('shows one card and part of the next on a phone', () => {
    renderWithProviders(<ImmediateReports {...block} first={false} />, { language: 'en' });
    const row = document.querySelector('.swiper');
    expect(row && getComputedStyle(row).getPropertyValue('--carousel-slide')).toMatch(/ 1\.2\)$/);
  });

  it('needs no title, and renders nothing without reports', () => {
    const { container, rerender } = renderWithProviders(
      <ImmediateReports {...block} title={null} reports={[report('One')]} first={false} />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'One' })).toBeVisible();
    rerender(<ImmediateReports {...block} reports={[]} first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
