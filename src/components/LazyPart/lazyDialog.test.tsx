import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Modal } from '../Modal/Modal';
import { lazyDialog } from './lazyDialog';

interface Props {
  open: boolean;
  onClose: () => void;
}
const Details = (props: Props) => (
  <Modal {...props} title="Details">
    <p>Everything</p>
  </Modal>
);
const load = jest.fn<Promise<ComponentType<Props>>, []>();
beforeEach(() => load.mockReset().mockResolvedValue(Details));

function Page({ Dialog }: { Dialog: ComponentType<Props> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Elsewhere" />
      <button onClick={() => setOpen(true)}>Show details</button>
      <Dialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
const show = () =>
  renderWithProviders(<Page Dialog={lazyDialog('Details', load, (props) => props)} />, { language: 'en' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('is fetched once, when it opens', async () => {
  show();
  expect(load).not.toHaveBeenCalled();
  await press('Show details');
  expect(await screen.findByRole('dialog', { name: 'Details' })).toBeVisible();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Show details');
  expect(await screen.findByRole('dialog', { name: 'Details' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('is fetched early by its owner', async () => {
  const Dialog = lazyDialog('Details', load, (props: Props) => props);
  renderWithProviders(<Page Dialog={Dialog} />, { language: 'en' });
  Dialog.prepare();
  Dialog.prepare();
  expect(load).toHaveBeenCalledTimes(1);
  await press('Show details');
  expect(await screen.findByRole('dialog', { name: 'Details' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again after a failed preparation, without an error in between', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  const Dialog = lazyDialog('Details', load, (props: Props) => props);
  renderWithProviders(<Page Dialog={Dialog} />, { language: 'en' });
  await act(async () => {
    Dialog.prepare();
    await Promise.resolve();
  });
  let arrive: (dialog: ComponentType<Props>) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const shown: (string | null)[] = [];
  const observer = new MutationObserver(() => shown.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true });
  await press('Show details');
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => {
    arrive(Details);
    await Promise.resolve();
  });
  expect(await screen.findByRole('dialog', { name: 'Details' })).toBeVisible();
  observer.disconnect();
  expect(shown.join()).not.toContain('Not loaded');
});

it('shows a dialog with an error, opens after a retry, and keeps input elsewhere', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  const { container } = show();
  await userEvent.type(screen.getByLabelText('Elsewhere'), 'mine');
  await press('Show details');
  const failure = await screen.findByRole('dialog', { name: 'Not loaded' });
  expect(failure).toContainElement(screen.getByRole('alert'));
  await expectNoAxeViolations(container);
  await press('Try again');
  expect(await screen.findByRole('dialog', { name: 'Details' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Not loaded' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Elsewhere')).toHaveValue('mine');
});

it('restores the focus when the error is closed, and tries again when reopened', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  show();
  await press('Show details');
  await screen.findByRole('dialog', { name: 'Not loaded' });
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Show details' })).toHaveFocus();
  await press('Show details');
  expect(await screen.findByRole('dialog', { name: 'Details' })).toBeVisible();
});

it('removes a dialog that throws, but not the page', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockResolvedValue(() => {
    throw new Error('broken');
  });
  show();
  await press('Show details');
  expect(await screen.findByRole('dialog', { name: 'Not loaded' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show details', hidden: true })).toBeInTheDocument();
  logged.mockRestore();
});
