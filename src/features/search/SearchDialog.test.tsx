import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SearchButton } from './SearchButton';

const document = (path: string, kind: string, title: string) => ({
  path,
  kind,
  title,
  description: `About ${title}`,
  body: title,
});
const documents = [
  { ...document('/en/about/', 'about', 'About concrete'), image: '/about.webp' },
  ...Array.from({ length: 7 }, (_, index) =>
    document(`/en/magazine/${index}/`, 'article', `Concrete story ${index + 1}`),
  ),
];

let reachable: boolean;
const asked: string[] = [];
beforeEach(() => {
  reachable = true;
  asked.length = 0;
  globalThis.fetch = jest.fn((address: string) => {
    asked.push(address);
    const answers: Record<string, unknown> = {
      '/search/en.json': { documents: ['/static/search/en-1.json', '/static/search/en-2.json'] },
      '/static/search/en-1.json': documents.slice(0, 1),
      '/static/search/en-2.json': documents.slice(1),
      '/search/he.json': { documents: ['/static/search/he-1.json'] },
      '/static/search/he-1.json': [document('/rent/', 'generic', 'דירות להשכרה')],
    };
    const answer = answers[address];
    return reachable
      ? Promise.resolve({ ok: true, json: () => Promise.resolve(answer) })
      : Promise.resolve({ ok: false, status: 503 });
  }) as unknown as typeof fetch;
});

async function openSearch() {
  renderWithProviders(<SearchButton />, { language: 'en' });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  return screen.findByRole('searchbox', { name: 'What are you looking for?' });
}

// The search index is cached between tests, so their order matters.
describe('the search of the site', () => {
  it('reports a failure and tries again', async () => {
    const field = await openSearch();
    expect(asked).toEqual([]);
    reachable = false;
    await userEvent.type(field, 'concrete');
    expect(await screen.findByRole('alert')).toHaveTextContent('not available');
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Results: 8')).toBeInTheDocument();
  });

  it('reports a failure of the other index instead of "nothing found"', async () => {
    reachable = false;
    await userEvent.type(await openSearch(), 'דירות');
    expect(await screen.findByRole('alert')).toHaveTextContent('not available');
    expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /דירות להשכרה/ })).toBeVisible();
  });

  it('groups results by kind, with five of each and the rest on demand', async () => {
    await userEvent.type(await openSearch(), 'concrete story');
    const articles = await screen.findByRole('region', { name: 'Articles (7)' });
    expect(within(articles).getAllByRole('link')).toHaveLength(5);
    await userEvent.click(within(articles).getByRole('button', { name: '2 more: Articles' }));
    const links = within(articles).getAllByRole('link');
    expect(links).toHaveLength(7);
    expect(links[5]).toHaveFocus();
  });

  it('opens the first result with Enter, if there is one', async () => {
    const field = await openSearch();
    await userEvent.type(field, 'zzz{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'about');
    const [first] = await screen.findAllByRole('link');
    const follow = jest.fn((event: Event) => event.preventDefault());
    first?.addEventListener('click', follow);
    await userEvent.type(field, '{Enter}');
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('shows the picture of a page beside its result', async () => {
    await userEvent.type(await openSearch(), 'concrete');
    const pictures = await screen.findAllByRole('presentation');
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/about.webp']);
  });

  it('is cleared by its button, which restores the focus', async () => {
    const field = await openSearch();
    expect(screen.queryByRole('button', { name: 'Clear the search' })).not.toBeInTheDocument();
    await userEvent.type(field, 'concrete');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Clear the search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('moves by arrow keys through the results of all groups and back', async () => {
    const field = await openSearch();
    await userEvent.type(field, 'concrete');
    const stops = [
      ...(await screen.findAllByRole('link')),
      screen.getByRole('button', { name: '2 more: Articles' }),
    ];
    expect(screen.getAllByRole('region')).toHaveLength(2);
    const order = stops.sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    for (const stop of order) {
      await userEvent.keyboard('{ArrowDown}');
      expect(stop).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowUp}'.repeat(order.length));
    expect(field).toHaveFocus();
  });

  it('offers results of the other language without own ones', async () => {
    await userEvent.type(await openSearch(), 'דירות');
    expect(await screen.findByText('Nothing found for “דירות” in English. Results in Hebrew:')).toBeVisible();
    const hit = screen.getByRole('link', { name: /דירות להשכרה/ });
    expect(hit).toHaveAttribute('href', '/rent/');
    expect(hit).toHaveAttribute('hreflang', 'he');
    expect(hit.closest('ul')).toHaveAttribute('dir', 'rtl');
  });

  it('reports that nothing was found', async () => {
    await userEvent.type(await openSearch(), 'zebra');
    expect(await screen.findByText(/Nothing found for “zebra”/)).toBeInTheDocument();
  });
});
