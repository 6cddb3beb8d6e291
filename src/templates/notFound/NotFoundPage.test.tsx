import { screen } from '@testing-library/react';
import type { HeadProps, PageProps } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { readLocales } from '../../testing/readLocales';
import { renderWithProviders } from '../../testing/renderWithProviders';
import NotFoundPage, { Head } from './NotFoundPage';

const HEBREW = 'הגעתם לדף שעוד לא בנינו';
const ENGLISH = "You've reached a page we haven't built yet";

const props = (language: 'he' | 'en') => ({
  data: { site: null, locales: readLocales(language) },
  pageContext: { language },
});

describe('NotFoundPage', () => {
  it.each([
    ['he', HEBREW, 'חזרה לדף הבית', '/'],
    ['en', ENGLISH, 'Back to the home page', '/en/'],
  ] as const)('says in %s that there is no such page and leads home', (language, text, home, path) => {
    renderWithProviders(
      <NotFoundPage
        {...(props(language) as unknown as PageProps<
          Queries.NotFoundPageQuery,
          { language: typeof language }
        >)}
      />,
      {
        language,
      },
    );
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: text })).toBeVisible();
    expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', path);
  });

  it.each([
    ['he', HEBREW],
    ['en', ENGLISH],
  ] as const)('has in %s a title, and asks search engines to leave it out', (language, title) => {
    const head = renderToStaticMarkup(
      <Head
        {...(props(language) as unknown as HeadProps<
          Queries.NotFoundPageQuery,
          { language: typeof language }
        >)}
      />,
    );
    expect(head).toContain(`<title>${title.replaceAll("'", '&#x27;')}</title>`);
    expect(head).toContain('noindex');
  });
});
