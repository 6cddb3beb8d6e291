import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { enter } from '../../testing/enter';
import { mockApi } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { PageWithPayment } from './testing/PageWithPayment';

jest.mock('../../lib/captcha/getCaptchaToken', () => ({
  getCaptchaToken: jest.fn(() => Promise.resolve('token')),
}));

const ORIGIN = 'https://pay.example';
const data = { processId: 'p1', processToken: 't1', url: `${ORIGIN}/pay/p1` };

const covers = () => (window.history.state as { dialogs?: unknown[] } | null)?.dialogs?.length ?? 0;
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

/** Fills in the form, starts a payment, and reports a declined payment from the payment page. */
async function decline(user: UserEvent) {
  await enter(user, screen.getByLabelText(/^Full name/), 'Dana Cohen');
  await enter(user, screen.getByLabelText(/^Phone/), '050-123-4567');
  await enter(user, screen.getByLabelText(/^Identity number/), '000000018');
  await enter(user, screen.getByLabelText(/^E-mail/), 'dana@example.com');
  await user.click(screen.getByLabelText(/terms of reservation/));
  await press(user, 'Continue to payment');
  const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>('Secure payment page');
  // Simulates the history entry that Chromium adds for a form posted in a frame. It has the same state as the page.
  window.history.pushState(window.history.state, '');
  act(() => {
    const said = { data: { success: 'False' }, origin: ORIGIN, source: contentWindow };
    window.dispatchEvent(new MessageEvent('message', said));
  });
  await screen.findByRole('group', { name: 'The payment was not completed' });
}

it.each([1, 2])('one Back closes the drawer after %d declined payments', async (times) => {
  window.history.pushState({ key: 'page' }, '', '/page/');
  mockApi({
    '/web/transactions/init-iframe': () => ({ body: { body: { status: 1, data } } }),
    '/web/transactions/confirm': () => ({ body: { body: { status: 'declined', reference: 'P-1' } } }),
  });
  const user = userEvent.setup();
  renderWithProviders(<PageWithPayment />, { language: 'en' });
  await waitFor(() => expect(covers()).toBe(1));
  for (let time = 1; time <= times; time += 1) {
    if (time > 1) await press(user, 'Try Again');
    await decline(user);
    await waitFor(() => expect(covers()).toBe(time + 1));
  }
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
  expect(window.location.pathname).toBe('/page/');
});
