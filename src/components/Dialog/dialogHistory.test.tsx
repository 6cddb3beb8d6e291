import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useUrlQuery, writeUrlQuery } from '../../lib/urlQuery';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Drawer } from '../Drawer/Drawer';
import { Modal } from '../Modal/Modal';

const noticed = jest.fn();
const depth = () => (window.history.state as { dialogs?: string[] } | null)?.dialogs?.length ?? 0;
const back = () => act(async () => window.history.back());
const opened = (name: string) => screen.findByRole('dialog', { name });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name, hidden: true })).not.toBeInTheDocument());
/**
 * Simulates a click on an anchor link: browsers add an entry whose state is `null` and fire `popstate`, which jsdom
 * does not.
 */
const followAnchor = () =>
  act(() => {
    window.history.pushState(null, '', '#part');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
const covered = (levels: number) => waitFor(() => expect(depth()).toBe(levels));

/** A drawer with a link, and a second dialog with a picture that opens over the drawer. */
function Page({ stubborn = false, onLink }: { stubborn?: boolean; onLink?: () => void }) {
  const [drawer, setDrawer] = useState(false);
  const [picture, setPicture] = useState(false);
  const [form, setForm] = useState(false);
  const closeBoth = () => {
    setPicture(false);
    setDrawer(false);
  };
  return (
    <>
      <button onClick={() => setDrawer(true)}>Open</button>
      <Drawer open={drawer} onClose={() => !stubborn && setDrawer(false)} title="Details">
        <a
          href="/next/"
          onClick={(event) => {
            event.preventDefault();
            onLink?.();
          }}
        >
          Go on
        </a>
        <button onClick={() => setPicture(true)}>Enlarge</button>
        <button
          onClick={() => {
            setDrawer(false);
            setForm(true);
          }}
        >
          Leave details
        </button>
        <Modal open={picture} onClose={() => setPicture(false)} title="Picture">
          <img src="about:blank" alt="The house" />
          <button onClick={closeBoth}>To the page</button>
        </Modal>
      </Drawer>
      <Modal open={form} onClose={() => setForm(false)} title="Form">
        Your name
      </Modal>
    </>
  );
}

beforeEach(async () => {
  window.history.pushState({ key: 'page' }, '', '/page/');
  noticed.mockClear();
  window.addEventListener('popstate', noticed);
});
afterEach(() => window.removeEventListener('popstate', noticed));

const show = async (props = {}) => {
  renderWithProviders(<Page {...props} />, { language: 'en' });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await opened('Details');
  await covered(1);
};

describe('Back', () => {
  it('closes a dialog without leaving the page', async () => {
    await show();
    await back();
    await gone('Details');
    expect(window.history.state).toEqual({ key: 'page' });
    expect(window.location.pathname).toBe('/page/');
  });

  it.each(['/page/', '/page/?rooms=4', '/page/#part'])('of %s does not reach the router', async (address) => {
    window.history.replaceState({ key: 'page' }, '', address);
    await show();
    await back();
    await gone('Details');
    expect(noticed).not.toHaveBeenCalled();
  });

  it('first undoes a followed anchor of the page', async () => {
    await show();
    followAnchor();
    expect(depth()).toBe(1);
    expect(screen.getByRole('dialog', { name: 'Details' })).toBeVisible();
    await back();
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(screen.getByRole('dialog', { name: 'Details' })).toBeVisible();
    await back();
    await gone('Details');
    expect(window.history.state).toEqual({ key: 'page' });
  });

  it('does not undo an anchor after the dialog is closed', async () => {
    await show();
    followAnchor();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone('Details');
    await covered(0);
    expect(window.location.hash).toBe('#part');
    await back();
    await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
    expect(window.location.pathname).toBe('/page/');
  });

  it('reverts address changes made in a dialog, and filters follow', async () => {
    const Query = () => <output>{useUrlQuery()}</output>;
    render(<Query />);
    await show();
    act(() => writeUrlQuery(['rooms'], new URLSearchParams('rooms=4'), 'replace'));
    const query = screen.getByRole('status', { hidden: true });
    expect(query).toHaveTextContent('?rooms=4');
    await back();
    await gone('Details');
    await waitFor(() => expect(query).toHaveTextContent(/^$/));
    expect(window.location.search).toBe('');
  });

  it('closes the upper of two dialogs first', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
    await opened('Picture');
    await covered(2);
    await back();
    await gone('Picture');
    expect(screen.getByRole('dialog', { name: 'Details' })).toBeVisible();
    await back();
    await gone('Details');
    expect(window.history.state).toEqual({ key: 'page' });
  });

  it('never leaves the page while a dialog cannot be closed', async () => {
    await show({ stubborn: true });
    for (let times = 0; times < 2; times += 1) {
      await back();
      await covered(1);
      expect(screen.getByRole('dialog', { name: 'Details' })).toBeVisible();
    }
    expect(window.location.pathname).toBe('/page/');
  });

  it("has nothing to close after the dialog's button closed it", async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone('Details');
    await covered(0);
    expect(window.history.state).toEqual({ key: 'page' });
    expect(noticed).not.toHaveBeenCalled();
  });

  it('has nothing to close after a frame in the dialog added history entries', async () => {
    await show();
    const go = jest.spyOn(window.history, 'go').mockImplementationOnce(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone('Details');
    await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }), { timeout: 3000 });
    go.mockRestore();
  });

  it('works for a dialog that reopens at once', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open', hidden: true }));
    await opened('Details');
    await covered(1);
    await back();
    await gone('Details');
    expect(window.history.state).toEqual({ key: 'page' });
  });

  it('keeps a dialog open that replaces another, and then closes it', async () => {
    await show();
    const written = jest.spyOn(window.history, 'pushState');
    await userEvent.click(screen.getByRole('button', { name: 'Leave details' }));
    await waitFor(() => expect(written).toHaveBeenCalledTimes(1));
    await covered(1);
    expect(screen.getByRole('dialog', { name: 'Form' })).toBeVisible();
    await gone('Details');
    await back();
    await gone('Form');
    expect(window.history.state).toEqual({ key: 'page' });
    written.mockRestore();
  });

  it('stays on the page after two dialogs close at once', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
    await opened('Picture');
    await covered(2);
    await userEvent.click(screen.getByRole('button', { name: 'To the page' }));
    await gone('Details');
    await covered(0);
    // Waits long enough for an unwanted `history.go` to take effect.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(window.history.state).toEqual({ key: 'page' });
    expect(noticed).not.toHaveBeenCalled();
  });

  it("reverts the dialog's address change, which closing it keeps", async () => {
    await show();
    window.history.replaceState(window.history.state, '', '/page/?rooms=4');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await covered(0);
    expect(window.location.search).toBe('?rooms=4');
    await back();
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});

describe('a link inside a dialog', () => {
  it("is followed from the page's own entry", async () => {
    const onLink = jest.fn(() => expect(window.history.state).toEqual({ key: 'page' }));
    await show({ onLink });
    await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
    await waitFor(() => expect(onLink).toHaveBeenCalledTimes(1));
    expect(noticed).not.toHaveBeenCalled();
  });
});

describe('an entry of a closed dialog', () => {
  it('is skipped on the way back from another page', async () => {
    renderWithProviders(<Page />, { language: 'en' });
    const { href } = window.location;
    const dialogs = [
      { id: 'a drawer', href },
      { id: 'a picture in it', href },
    ];
    window.history.pushState({ key: 'page', dialogs: dialogs.slice(0, 1) }, '');
    window.history.pushState({ key: 'page', dialogs }, '');
    window.history.pushState({ key: 'next' }, '', '/next/');
    await back();
    await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
    expect(window.location.pathname).toBe('/page/');
  });

  it('becomes the entry of a choice that changed the address in the dialog', async () => {
    renderWithProviders(<Page />, { language: 'en' });
    const dialogs = [{ id: 'filters', href: window.location.href }];
    window.history.pushState({ key: 'page', dialogs }, '', '/page/?rooms=4');
    window.history.pushState({ key: 'next' }, '', '/next/');
    await back();
    await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
    expect(window.location.search).toBe('?rooms=4');
    await back();
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});
