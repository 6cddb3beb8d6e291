import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { BlockProps } from '../components/BlockList/BlockList';
import type { Report } from '../components/ReportCard/ReportCard';
import { LANGUAGE_CODES } from '../i18n/languages';
import { renderWithProviders } from './renderWithProviders';

interface ReportsBlock {
  readonly id: string | null;
  readonly title: string | null;
  readonly reports: readonly Report[] | null;
  readonly subTitle: string | null;
  readonly secondReports: readonly Report[] | null;
  readonly bottomBorder: boolean | null;
}

const report = (id: string, changes: Partial<Report> = {}): Report => ({
  id,
  reportName: { html: `<p>Report <b>${id}</b></p>` },
  isoDate: '2026-04-09',
  shownDate: '9.4.2026',
  reportFile: { url: `https://cms.example/${id}.pdf`, filename: `${id}.pdf`, filesize: 390_000 },
  ...changes,
});

const complete: ReportsBlock = {
  id: 'reports',
  title: 'Latest reports',
  reports: [report('a'), report('b')],
  subTitle: 'Earlier years',
  secondReports: [report('c')],
  bottomBorder: true,
};

/**
 * Defines the tests of a block with report cards (forms-investors-catalogue §2.2): rows of cards, two groups, and a
 * rule below.
 * @param name name of the block
 */
export function describeReports(name: string, Block: ComponentType<ReportsBlock & BlockProps>): void {
  describe(name, () => {
    it('shows each report with name, date and a file in a new tab', () => {
      renderWithProviders(<Block {...complete} first={false} />, { language: 'en' });
      const row = screen.getByRole('group', { name: 'Latest reports' });
      const [card, ...others] = within(row).getAllByRole('article');
      expect(others).toHaveLength(1);
      expect(card).toHaveTextContent('Report a');
      expect(within(row).getAllByText('9.4.2026')[0]?.closest('time')).toHaveAttribute(
        'datetime',
        '2026-04-09',
      );
      const link = within(card as HTMLElement).getByRole('link', { name: /View the report/ });
      expect(link).toHaveAttribute('href', 'https://cms.example/a.pdf');
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveTextContent(/PDF/);
    });

    it('shows the second group under its subtitle, and a rule below', () => {
      renderWithProviders(<Block {...complete} first={false} />, { language: 'en' });
      expect(screen.getByRole('heading', { level: 3, name: 'Earlier years' })).toBeVisible();
      expect(within(screen.getByRole('group', { name: 'Earlier years' })).getByText('c')).toBeVisible();
      expect(screen.getByRole('separator')).toBeInTheDocument();
    });

    it('starts a page with its h1', () => {
      renderWithProviders(<Block {...complete} first />, { language: 'en' });
      expect(screen.getByRole('heading', { level: 1, name: 'Latest reports' })).toBeVisible();
    });

    it.each(LANGUAGE_CODES)('needs neither title, second group, dates nor files: %s', (language) => {
      const bare = report('x', {
        id: null,
        reportName: { html: `<p>${'א'.repeat(200)}</p>` },
        isoDate: null,
        shownDate: null,
        reportFile: null,
      });
      const minimal = { ...complete, title: null, subTitle: null, secondReports: null, bottomBorder: null };
      renderWithProviders(<Block {...minimal} reports={[bare]} first={false} />, { language });
      expect(screen.getAllByRole('article')).toHaveLength(1);
      for (const role of ['heading', 'link', 'separator'])
        expect(screen.queryByRole(role)).not.toBeInTheDocument();
    });
  });
}
