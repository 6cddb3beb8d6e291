import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { PageLayout } from './PageLayout';

const page = {
  path: '/about/',
  alternates: [
    { locale: 'he', path: '/about/' },
    { locale: 'en', path: '/en/about/' },
  ],
};

describe('PageLayout', () => {
  it.each([
    ['he', 'דילוג לתוכן הראשי'],
    ['en', 'Skip to main content'],
  ] as const)('begins in %s with a link to the main part, which can take the focus', (language, name) => {
    renderWithProviders(<PageLayout page={page}>content</PageLayout>, { language });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#main');
    const main = screen.getByRole('main');
    expect(main).toHaveAttribute('id', 'main');
    main.focus();
    expect(main).toHaveFocus();
    expect(main).toHaveTextContent('content');
  });

  it('skips to the main part without a history entry', async () => {
    window.history.replaceState({ dialogs: ['details'] }, '', '/about/?meeting=1');
    const stepped = jest.fn();
    window.addEventListener('popstate', stepped);
    renderWithProviders(<PageLayout page={page}>content</PageLayout>, { language: 'en' });
    await userEvent.click(screen.getByRole('link', { name: 'Skip to main content' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
    expect(window.history.state).toEqual({ dialogs: ['details'] });
    expect(stepped).not.toHaveBeenCalled();
    window.removeEventListener('popstate', stepped);
    window.history.replaceState(null, '', '/');
  });

  it("tells the header the page's path and versions", () => {
    const { container } = renderWithProviders(<PageLayout page={page}>content</PageLayout>);
    const slices = [...container.querySelectorAll<HTMLElement>('[data-slice]')];
    expect(slices.map(({ dataset }) => dataset.slice)).toEqual(['header', 'footer']);
    expect(JSON.parse(slices[0]?.dataset.props ?? '')).toEqual({
      currentPath: '/about/',
      alternates: page.alternates,
      slim: false,
    });
  });

  it('uses the slim header and footer where the layout hides the full ones', () => {
    const { container } = renderWithProviders(
      <PageLayout page={page} slim>
        content
      </PageLayout>,
    );
    const slices = [...container.querySelectorAll<HTMLElement>('[data-slice]')];
    const props = slices.map(({ dataset }) => JSON.parse(dataset.props ?? '') as { slim?: boolean });
    expect(props.map(({ slim }) => slim)).toEqual([true, true]);
  });

  it('tells the footer the versions of a page without a header', () => {
    const { container } = renderWithProviders(
      <PageLayout page={page} withHeader={false} slim>
        content
      </PageLayout>,
    );
    const slices = [...container.querySelectorAll<HTMLElement>('[data-slice]')];
    expect(slices.map(({ dataset }) => JSON.parse(dataset.props ?? '') as unknown)).toEqual([
      { slim: true, alternates: page.alternates },
    ]);
  });

  it('writes out the attributes of its slices, so that Gatsby finds them at build', () => {
    const source = readFileSync(path.join(__dirname, 'PageLayout.tsx'), 'utf8');
    expect(source).not.toMatch(/\{\s*\.\.\./);
  });
});
