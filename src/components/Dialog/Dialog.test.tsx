import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType, type ReactNode } from 'react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Drawer } from '../Drawer/Drawer';
import { Modal } from '../Modal/Modal';

type Kind = ComponentType<{
  open: boolean;
  onClose: () => void;
  title: string;
  footer?: ReactNode;
  children: ReactNode;
}>;

function Page({ Kind, onClose }: { Kind: Kind; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Kind open={open} onClose={close} title="Leave details" footer={<button>Send</button>}>
        <input type="file" aria-label="CV" />
        <input type="search" aria-label="Search" />
      </Kind>
    </>
  );
}

const opened = async (page: ReactNode, language: 'he' | 'en' = 'en') => {
  renderWithProviders(page as JSX.Element, { language });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Leave details' });
};

describe.each<[string, Kind]>([
  ['Modal', Modal],
  ['Drawer', Drawer],
])('%s', (_name, Kind) => {
  it('has no content before it opens', () => {
    renderWithProviders(<Page Kind={Kind} />);
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  });

  it("opens with name, content and focus, and locks the page's scroll position", async () => {
    const dialog = await opened(<Page Kind={Kind} />);
    expect(dialog).toContainElement(screen.getByLabelText('CV'));
    expect(dialog).toContainElement(screen.getByRole('button', { name: 'Send' }));
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  });

  it('names its scrolling content, where the keyboard may stop', async () => {
    const dialog = await opened(<Page Kind={Kind} />);
    const content = within(dialog).getByRole('group', { name: 'Content of the dialog' });
    expect(content).toContainElement(screen.getByLabelText('CV'));
    expect(content).not.toContainElement(screen.getByRole('button', { name: 'Send' }));
  });

  it.each([
    ['he', 'סגירה'],
    ['en', 'Close'],
  ] as const)('closes in %s by its button and restores focus and scrolling', async (language, name) => {
    await opened(<Page Kind={Kind} />, language);
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('closes once by Escape', async () => {
    const onClose = jest.fn();
    await opened(<Page Kind={Kind} onClose={onClose} />);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes once by Escape in a search field', async () => {
    const onClose = jest.fn();
    const dialog = await opened(<Page Kind={Kind} onClose={onClose} />);
    await userEvent.type(screen.getByRole('searchbox'), 'garden');
    const wasHandled = !fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(wasHandled).toBe(true);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes by a click on the backdrop', async () => {
    const dialog = await opened(<Page Kind={Kind} />);
    await userEvent.click(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
  });

  it('stays open when a press starts inside and ends on the backdrop', async () => {
    const dialog = await opened(<Page Kind={Kind} />);
    fireEvent.pointerDown(screen.getByLabelText('CV'));
    fireEvent.click(dialog);
    expect(dialog).toBeVisible();
    expect(dialog).toHaveAttribute('open');
  });

  it('stays open when a file choice inside is cancelled', async () => {
    const onClose = jest.fn();
    await opened(<Page Kind={Kind} onClose={onClose} />);
    fireEvent(screen.getByLabelText('CV'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('reports that the browser closed it', async () => {
    const onClose = jest.fn();
    const dialog = await opened(<Page Kind={Kind} onClose={onClose} />);
    fireEvent(dialog, new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('reopens when the browser closes it but its owner keeps it open', async () => {
    renderWithProviders(
      <Kind open onClose={jest.fn()} title="Being sent">
        text
      </Kind>,
      { language: 'en' },
    );
    const dialog = screen.getByRole('dialog');
    dialog.removeAttribute('open');
    fireEvent(dialog, new Event('close'));
    expect(dialog).toHaveAttribute('open');
  });

  it('restores focus and scrolling when it is unmounted while open', async () => {
    function Leaving() {
      const [present, setPresent] = useState(true);
      return present ? (
        <Kind open onClose={() => setPresent(false)} title="Leave details">
          text
        </Kind>
      ) : null;
    }
    renderWithProviders(<Leaving />, { language: 'en' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });
});
