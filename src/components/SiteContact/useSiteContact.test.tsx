import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SiteContactProvider } from './SiteContactProvider';
import { useSiteContact } from './useSiteContact';

function Phone() {
  const { phone } = useSiteContact(['phone']);
  return <p>{phone === undefined ? 'unknown' : (phone ?? 'none')}</p>;
}

const show = (site: unknown) =>
  renderWithProviders(
    <SiteContactProvider site={site}>
      <Phone />
    </SiteContactProvider>,
    { language: 'en' },
  );

const answer = (status: number) => {
  globalThis.fetch = jest.fn(async () => new Response('{"phone":"*5551"}', { status }));
};

it.each([
  [{ phone: '*5550' }, '*5550'],
  [{ phone: null }, 'none'],
])('shows what the page queried, without a request (%j)', (site, text) => {
  answer(200);
  show(site);
  expect(screen.getByText(text)).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

it('loads what the page did not query, and tries again after a failure', async () => {
  answer(503);
  const { unmount } = show({ email: 'a@b.example' });
  expect(screen.getByText('unknown')).toBeVisible();
  await expect(jest.mocked(fetch).mock.results[0]?.value).resolves.toMatchObject({ status: 503 });
  unmount();
  answer(200);
  show({});
  expect(await screen.findByText('*5551')).toBeVisible();
  expect(fetch).toHaveBeenCalledWith('/en/contacts.json');
});
