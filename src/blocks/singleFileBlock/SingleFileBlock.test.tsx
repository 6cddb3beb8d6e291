import { screen } from '@testing-library/react';
import { urlLink } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SingleFileBlock } from './SingleFileBlock';

const complete: Queries.SingleFileBlockFragment = {
  id: 'file',
  fileName: 'Environmental policy',
  isoDate: '2026-02-09',
  shownDate: '9.2.2026',
  button: urlLink('Read it', 'https://cms.example/policy.pdf'),
};

describe('SingleFileBlock', () => {
  it('has a name, a date and a button', () => {
    renderWithProviders(<SingleFileBlock {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('heading', { level: 2, name: 'Environmental policy' })).toBeVisible();
    expect(screen.getByText('9.2.2026').closest('time')).toHaveAttribute('datetime', '2026-02-09');
    expect(screen.getByRole('link', { name: /Read it/ })).toHaveAttribute(
      'href',
      'https://cms.example/policy.pdf',
    );
  });

  it.each(['he', 'en'] as const)('needs only a name: %s', (language) => {
    const minimal = { ...complete, isoDate: null, shownDate: null, button: null };
    renderWithProviders(<SingleFileBlock {...minimal} first />, { language });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
