import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import { enter } from '../../testing/enter';
import { mockApi, type MockAnswer } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { AlertsForm } from './AlertsForm';

jest.mock('../../lib/captcha/getCaptchaToken', () => ({
  getCaptchaToken: jest.fn(() => Promise.resolve('captcha token')),
}));

const CALL = '/web/alerts/subscribe';

function show(answer: () => MockAnswer, language: Language = 'en') {
  const requests = mockApi({ [CALL]: answer });
  renderWithProviders(<AlertsForm />, { language });
  return { requests, user: userEvent.setup() };
}

const accepted = () => ({ body: { body: true } });
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Subscribe' }));

describe('AlertsForm', () => {
  it('names each language in that language', () => {
    show(accepted);
    expect(screen.getByText('עברית')).toHaveAttribute('lang', 'he');
    expect(screen.getByText('English')).toHaveAttribute('lang', 'en');
  });

  it("requests all kinds in the page's language, and announces a confirmation mail", async () => {
    const { requests, user } = show(accepted);
    await enter(user, screen.getByLabelText('E-mail *'), ' dana@example.com ');
    await send(user);
    const result = await screen.findByRole('group', { name: 'One more step: confirm by e-mail' });
    expect(result).toHaveFocus();
    expect(result).toHaveTextContent('dana@example.com');
    expect(getCaptchaToken).toHaveBeenCalledWith('en-us');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      path: CALL,
      body: {
        email: 'dana@example.com',
        kinds: ['immediate', 'financial', 'presentations'],
        language: 'en',
        gRecaptchaResponse: 'captcha token',
      },
    });
    expect(requests[0]?.headers['Idempotency-Key']).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Subscribe another address' }));
    expect(screen.getByLabelText('E-mail *')).toHaveValue('');
  });

  it('sends the chosen values', async () => {
    const { requests, user } = show(accepted, 'he');
    await enter(user, screen.getByLabelText('דוא״ל *'), 'dana@example.com');
    await user.click(screen.getByLabelText('דיווחים מיידיים'));
    await user.click(screen.getByLabelText('מצגות'));
    await user.click(screen.getByLabelText('English'));
    await user.click(screen.getByRole('button', { name: 'הרשמה' }));
    await screen.findByRole('group', { name: 'נשאר רק לאשר בדוא״ל' });
    expect(requests[0]?.body).toMatchObject({ kinds: ['financial'], language: 'en' });
  });

  it('requires an address and a kind, and focuses the error', async () => {
    const { requests, user } = show(accepted);
    for (const kind of ['Immediate reports', 'Financial reports', 'Presentations'])
      await user.click(screen.getByLabelText(kind));
    await send(user);
    expect(await screen.findAllByText('Please fill in your e-mail')).not.toHaveLength(0);
    expect(screen.getAllByText('Please choose at least one type of report')).not.toHaveLength(0);
    await waitFor(() => expect(screen.getByLabelText('E-mail *')).toHaveFocus());
    expect(requests).toEqual([]);
  });

  it("shows the service's errors at their fields", async () => {
    const { user } = show(() => ({ status: 422, body: { errors: { email: ['Not this one.'] } } }));
    await enter(user, screen.getByLabelText('E-mail *'), 'dana@example.com');
    await send(user);
    expect(await screen.findAllByText('Not this one.')).not.toHaveLength(0);
  });

  it("shows the service's reason of a failure and restores the input", async () => {
    const { user } = show(() => ({ status: 429, body: { error: 'Too many requests.', code: 'tooMany' } }));
    await enter(user, screen.getByLabelText('E-mail *'), 'dana@example.com');
    await send(user);
    expect(await screen.findByText('Too many requests.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByLabelText('E-mail *')).toHaveValue('dana@example.com');
  });
});
