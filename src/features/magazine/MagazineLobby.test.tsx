import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IsListComplete } from '../../components/WholeList/IsListComplete';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { article } from './testing/articleFixture';
import { MagazineLobby } from './MagazineLobby';

const city = { id: '1', key: 'city', name: 'City', order: 1 };
const home = { id: '2', key: 'home', name: 'Home', order: 2 };
const day = (index: number) => `2026-01-${String(index + 1).padStart(2, '0')}`;
const articles = Array.from({ length: 20 }, (_, index) =>
  article(`${index}`, day(index), index % 2 ? city : home),
);
const lobby = <MagazineLobby articles={articles} feedPath="/en/magazine/rss.xml" />;
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

afterEach(() => window.history.replaceState(null, '', '/'));

describe('MagazineLobby', () => {
  it('shows nine articles, newest first, and nine more per press', async () => {
    renderWithProviders(lobby, { language: 'en' });
    expect(titles()).toHaveLength(9);
    expect(titles()[0]).toBe('Article 19');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(titles()).toHaveLength(18);
    expect(screen.getByRole('link', { name: 'Article 10' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('18 of 20 articles shown');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(titles()).toHaveLength(20);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('filters by category in the address without changing the number of articles', async () => {
    renderWithProviders(lobby, { language: 'en' });
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await userEvent.click(screen.getByRole('button', { name: /^City/ }));
    expect(titles()).toHaveLength(10);
    await waitFor(() => expect(window.location.search).toBe('?category=city&page=2'));
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(titles()).toHaveLength(18);
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
  });

  it('prints all articles', () => {
    renderWithProviders(lobby, { language: 'en' });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(titles()).toHaveLength(20);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(titles()).toHaveLength(9);
  });

  it('shows as many articles as the address names', () => {
    window.history.replaceState(null, '', '/?page=2');
    renderWithProviders(lobby, { language: 'en' });
    expect(titles()).toHaveLength(18);
  });

  it('searches titles and categories', async () => {
    renderWithProviders(lobby, { language: 'en' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'city 19');
    await waitFor(() => expect(titles()).toEqual(['Article 19']));
    expect(screen.getByRole('status')).toHaveTextContent('1 of 1 articles shown');
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Nothing in this list matches “city 19x”.')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?q=city+19x'));
  });

  it.each([
    ['he', 'אין עדיין כתבות בקטגוריה הזאת.'],
    ['en', 'There are no articles in this category yet.'],
  ] as const)('shows a message without articles: %s', (language, text) => {
    renderWithProviders(<MagazineLobby articles={[]} feedPath="/rss.xml" />, { language });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('drops a category without articles from the address with a message', () => {
    window.history.replaceState(null, '', '/?category=gone');
    renderWithProviders(lobby, { language: 'en' });
    expect(titles()).toHaveLength(9);
    expect(screen.getByText(/do not exist here/)).toBeVisible();
  });

  it('keeps a category in the address while the whole list cannot be loaded', async () => {
    window.history.replaceState(null, '', '/?category=gone');
    renderWithProviders(<IsListComplete.Provider value={false}>{lobby}</IsListComplete.Provider>, {
      language: 'en',
    });
    expect(screen.queryByText(/do not exist here/)).not.toBeInTheDocument();
    expect(window.location.search).toBe('?category=gone');
  });

  it('formats dates without padding and links to the feed', () => {
    renderWithProviders(lobby, { language: 'en' });
    expect(screen.getByText('20/1/2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/en/magazine/rss.xml');
  });

  it('needs neither categories, dates nor pictures', () => {
    const bare = { ...article('a', null, null), title: 'א'.repeat(160) };
    renderWithProviders(<MagazineLobby articles={[bare]} feedPath="/magazine/rss.xml" />, { language: 'he' });
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(titles()).toEqual(['א'.repeat(160)]);
  });
});
