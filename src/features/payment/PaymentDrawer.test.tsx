import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_CONTACT, SiteContact } from '../../components/SiteContact/SiteContact';
import { setAnalyticsConsent } from '../../lib/analytics';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import { enter } from '../../testing/enter';
import { consentTexts } from '../../testing/consentTexts';
import { mockApi, type MockAnswers } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { PageWithPayment } from './testing/PageWithPayment';
import { LOAD_MS, SILENCE_MS } from './PaymentFrame';
import { ALIVE_MS } from './usePayment';

jest.mock('../../lib/captcha/getCaptchaToken', () => ({
  getCaptchaToken: jest.fn(),
}));

const INIT = '/web/transactions/init-iframe';
const CONFIRM = '/web/transactions/confirm';
const RELEASE = '/web/transactions/release';
const ORIGIN = 'https://pay.example';
const data = { processId: 'p1', processToken: 't1', url: `${ORIGIN}/pay/p1?theme=light` };
const begun = () => ({ body: { body: { status: 1, data } }, headers: { 'X-Reference': 'P-AAAA-BBBB' } });
const state = (status: string) => () => ({ body: { body: { status, reference: 'P-AAAA-BBBB' } } });

const onChange = jest.fn();

beforeEach(() => {
  jest.mocked(getCaptchaToken).mockResolvedValue('token');
  window.dataLayer = [];
  setAnalyticsConsent('granted');
});
afterEach(() => jest.useRealTimers());

function show(answers: MockAnswers, homeState: 'free' | 'held' | 'taken' = 'free') {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const requests = mockApi({ [INIT]: begun, ...answers });
  const { unmount } = renderWithProviders(<PageWithPayment homeState={homeState} onChange={onChange} />, {
    language: 'en',
  });
  const released = () => requests.filter(({ path }) => path === RELEASE || path.endsWith(RELEASE));
  return { user, requests, released, unmount };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await enter(user, screen.getByLabelText(/^Full name/), 'Dana Cohen');
  await enter(user, screen.getByLabelText(/^Phone/), '+972 50-123-4567');
  await enter(user, screen.getByLabelText(/^Identity number/), '000000018');
  await enter(user, screen.getByLabelText(/^E-mail/), 'dana@example.com');
  await user.click(screen.getByLabelText(/terms of reservation/));
}

async function pay(user: ReturnType<typeof userEvent.setup>): Promise<HTMLIFrameElement> {
  await fill(user);
  await press(user, 'Continue to payment');
  return screen.findByTitle<HTMLIFrameElement>('Secure payment page');
}

const say = (frame: HTMLIFrameElement, content: unknown, origin = ORIGIN, source = frame.contentWindow) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: content, origin, source }));
  });
/** Waits for a result. The timers must advance, because requests for the payment's state are repeated after pauses. */
async function result(title: string): Promise<HTMLElement> {
  await act(() => jest.advanceTimersByTimeAsync(6000));
  return screen.findByRole('group', { name: title });
}

describe('the form', () => {
  it('shows the home, and sends the specified fields', async () => {
    const { user, requests } = show({});
    expect(screen.getByText('Three rooms')).toBeVisible();
    expect(screen.getByText('₪2,000')).toBeVisible();
    const frame = await pay(user);
    expect(requests[0]).toMatchObject({
      path: INIT,
      headers: { 'X-Accept-Language': 'en-us' },
      body: {
        idNumber: '000000018',
        fullName: 'Dana Cohen',
        email: 'dana@example.com',
        phone: '0501234567',
        assetName: 'B7',
        description: 'apartment',
        checkbox1: true,
        checkbox2: false,
        gRecaptchaResponse: 'token',
      },
    });
    expect(frame).toHaveAttribute('src', `${data.url}&lang=en`);
    expect(window.dataLayer).toContainEqual({ event: 'payment_started', assetName: 'B7' });
  });

  it('keeps the input in the tab, except identity number and consents, until the home is paid', async () => {
    const { user, unmount } = show({});
    await fill(user);
    const kept = JSON.stringify({ ...window.sessionStorage });
    expect(kept).toContain('Dana Cohen');
    expect(kept).not.toContain('000000018');
    expect(kept).not.toContain('idNumber');
    expect(screen.getByLabelText(/terms of reservation/)).toBeChecked();
    unmount();
    show({});
    await waitFor(() => expect(screen.getByLabelText(/^Full name/)).toHaveValue('Dana Cohen'));
    expect(screen.getByLabelText(/^Identity number/)).toHaveValue('');
    // Consents are not restored from a draft, because their text may have changed since.
    expect(screen.getByLabelText(/terms of reservation/)).not.toBeChecked();
  });

  it('shows errors only after an attempt to send', async () => {
    const { user } = show({});
    await user.click(screen.getByLabelText(/^Full name/));
    await user.tab();
    expect(screen.queryByText('Please enter a full name of 5 to 50 letters')).not.toBeInTheDocument();
    await press(user, 'Continue to payment');
    const summary = await screen.findByRole('group', { name: 'Please correct the following' });
    expect(within(summary).getAllByRole('button')).toHaveLength(5);
    expect(screen.getByLabelText(/terms of reservation/)).toBeInvalid();
    await waitFor(() =>
      expect(window.dataLayer).toContainEqual({
        event: 'payment_invalid',
        assetName: 'B7',
        message: 'Please enter a full name of 5 to 50 letters',
      }),
    );
  });

  it("shows the service's errors at its fields", async () => {
    const { user } = show({
      [INIT]: () => ({ status: 422, body: { errors: { idNumber: ['Not a number of ours'] } } }),
    });
    await fill(user);
    await press(user, 'Continue to payment');
    expect(await screen.findAllByText(/Not a number of ours$/)).not.toHaveLength(0);
    expect(screen.getByLabelText(/^Identity number/)).toHaveAccessibleDescription('Not a number of ours');
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Dana Cohen');
  });

  it.each<[string, MockAnswers, string]>([
    [
      'a status that is not 1',
      { [INIT]: () => ({ body: { body: { status: 0, data } } }) },
      'Payment initialization failed',
    ],
    [
      'no answer',
      { [INIT]: () => Promise.reject(new TypeError('Failed to fetch')) },
      'Payment initialization failed',
    ],
    ['an answer that is none', { [INIT]: () => ({ body: { body: true } }) }, 'Payment initialization failed'],
    ...(['processId', 'url', 'processToken'] as const).map((name): [string, MockAnswers, string] => [
      `no ${name}`,
      { [INIT]: () => ({ body: { body: { status: 1, data: { ...data, [name]: '' } } } }) },
      'Missing payment data',
    ]),
    [
      'an address without https',
      { [INIT]: () => ({ body: { body: { status: 1, data: { ...data, url: 'javascript:alert(1)' } } } }) },
      'Missing payment data',
    ],
  ])('is emptied after %s, and restores the input', async (_name, answers, message) => {
    const { user } = show(answers);
    await fill(user);
    await press(user, 'Continue to payment');
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('');
    expect(window.dataLayer).toContainEqual({ event: 'payment_failed', assetName: 'B7', message });
    await press(user, 'Restore what I wrote');
    expect(screen.getByLabelText(/^Identity number/)).toHaveValue('000000018');
  });

  it('keeps the offer to restore while the visitor types, and removes the error on the next attempt', async () => {
    const { user } = show({ [INIT]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await fill(user);
    await act(() => press(user, 'Continue to payment'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    await user.type(screen.getByLabelText(/^Full name/), 'R');
    await press(user, 'Continue to payment');
    expect(await screen.findByRole('group', { name: 'Please correct the following' })).toBeVisible();
    expect(screen.queryByText('The server could not be reached.')).not.toBeInTheDocument();
    await press(user, 'Restore what I wrote');
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('R');
    expect(screen.getByLabelText(/^Identity number/)).toHaveValue('000000018');
    expect(screen.getByLabelText(/terms of reservation/)).toBeChecked();
  });

  it.each([
    ['null', () => jest.mocked(getCaptchaToken).mockResolvedValue(null as unknown as string)],
    ['none', () => jest.mocked(getCaptchaToken).mockRejectedValue(new Error('no captcha'))],
  ])('fails when the captcha’s answer is %s', async (_name, arrange) => {
    const { user, requests } = show({});
    arrange();
    await fill(user);
    // The press is inside `act`, because the failure arrives before the next query starts to wait.
    await act(() => press(user, 'Continue to payment'));
    expect(
      await screen.findByText('The payment did not start, and you were not charged. Please try again.'),
    ).toBeVisible();
    expect(requests).toEqual([]);
    expect(window.dataLayer).toContainEqual({
      event: 'payment_failed',
      assetName: 'B7',
      message: 'Recaptcha failed',
    });
  });
});

describe('the confirmation code', () => {
  it('has a field once the service requires it, and is sent', async () => {
    const asks = 'We sent a code to your e-mail address.';
    let answers = [() => ({ status: 422, body: { errors: { emailCode: [asks] } } }), begun];
    const { user, requests } = show({
      [INIT]: () => {
        const [now, ...rest] = answers;
        answers = rest;
        return (now ?? begun)();
      },
    });
    await fill(user);
    expect(screen.queryByLabelText(/^Code from/)).not.toBeInTheDocument();
    await press(user, 'Continue to payment');
    const field = await screen.findByLabelText(/^Code from the e-mail/);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(asks));
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await enter(user, field, ' 123456 ');
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('123456');
    await press(user, 'Continue to payment');
    expect(await screen.findByTitle('Secure payment page')).toBeInTheDocument();
    expect(requests.filter(({ path }) => path === INIT).map(({ body }) => body)).toEqual([
      expect.not.objectContaining({ emailCode: expect.anything() as unknown }),
      expect.objectContaining({ emailCode: '123456', fullName: 'Dana Cohen' }),
    ]);
    const sent = requests.filter(({ path }) => path === INIT).map(({ headers }) => headers);
    const keys = sent.map((headers) => headers['Idempotency-Key']);
    expect(sent[0]?.['X-Consent-Version']).toBe(consentTexts.en.version);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('an unavailable home', () => {
  it('is marked as held above the form, which keeps the input after a rejection', async () => {
    const held = 'Someone else is reserving this apartment.';
    const { user } = show(
      { [INIT]: () => ({ status: 422, body: { errors: { assetName: [held] }, body: { status: 0 } } }) },
      'held',
    );
    expect(screen.getByText(/is reserving this apartment right now/)).toBeVisible();
    await fill(user);
    await press(user, 'Continue to payment');
    expect(await screen.findByText(held)).toBeVisible();
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Dana Cohen');
  });

  it('is marked as taken in place of the form', () => {
    show({}, 'taken');
    expect(screen.getByRole('group', { name: 'The apartment has been reserved' })).toBeVisible();
    expect(screen.queryByLabelText(/^Full name/)).not.toBeInTheDocument();
  });
});

describe('the payment page', () => {
  it('gets the focus from the replaced form: first its container, then the page once loaded', async () => {
    const { user } = show({});
    const frame = await pay(user);
    const place = screen.getByRole('group', { name: 'Secure payment page' });
    expect(place).toHaveFocus();
    fireEvent.load(frame);
    expect(frame).toHaveFocus();
  });

  it('does not take the focus from another element while it loads', async () => {
    const { user } = show({});
    const frame = await pay(user);
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.load(frame);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it.each([
    ['says success, and the server agrees', { success: 'True' }, 'paid', 'The apartment is reserved'],
    [
      'says failure, and the server agrees',
      { success: 'False' },
      'declined',
      'The payment was not completed',
    ],
    ['says failure of what is paid', { success: 'False' }, 'paid', 'The apartment is reserved'],
    ['says failure of what is open', { success: 'Maybe' }, 'pending', 'The payment was not completed'],
    ['came when somebody else had the home', { success: 'True' }, 'refunding', 'The payment came too late'],
    ['was given back', { success: 'True' }, 'refunded', 'The payment came too late'],
  ])('%s', async (_name, message, status, title) => {
    const { user, requests } = show({ [CONFIRM]: state(status) });
    say(await pay(user), message);
    expect(await result(title)).toHaveFocus();
    expect(screen.getByText('P-AAAA-BBBB')).toBeVisible();
    expect(requests.at(-1)?.body).toEqual({ processId: 'p1', processToken: 't1' });
    expect(onChange).toHaveBeenCalled();
  });

  it('is polled again when it reports success without confirmation, and nothing is shown as paid', async () => {
    const { user, requests } = show({ [CONFIRM]: state('pending') });
    say(await pay(user), { success: 'True' });
    expect(await result('There is no confirmation of the payment yet')).toBeVisible();
    expect(requests.filter(({ path }) => path === CONFIRM)).toHaveLength(4);
    expect(window.dataLayer).not.toContainEqual({ event: 'payment_paid', assetName: 'B7' });
  });

  it('can be checked again later', async () => {
    let status = 'pending';
    const { user } = show({ [CONFIRM]: () => state(status)() });
    say(await pay(user), { success: 'True' });
    await result('There is no confirmation of the payment yet');
    status = 'paid';
    await press(user, 'Check again');
    expect(await result('The apartment is reserved')).toBeVisible();
  });

  it('is ignored when a message comes from another origin or frame', async () => {
    const { user, requests } = show({ [CONFIRM]: state('paid') });
    const frame = await pay(user);
    say(frame, { success: 'True' }, 'null');
    say(frame, { success: 'True' }, ORIGIN, window);
    expect(requests.filter(({ path }) => path === CONFIRM)).toHaveLength(0);
    expect(frame).toBeInTheDocument();
  });

  it('shows a failure when it does not load and the provider has closed it', async () => {
    const { user, released } = show({ [CONFIRM]: state('pending'), [RELEASE]: state('expired') });
    await pay(user);
    act(() => jest.advanceTimersByTime(LOAD_MS));
    expect(await result('The payment page did not load')).toHaveFocus();
    expect(released()).toHaveLength(1);
    await press(user, 'Try Again');
    await press(user, 'Restore what I wrote');
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Dana Cohen');
  });

  it('keeps the home when it does not load but the provider still waits', async () => {
    const { user } = show({ [CONFIRM]: state('pending'), [RELEASE]: state('pending') });
    await pay(user);
    act(() => jest.advanceTimersByTime(LOAD_MS));
    expect(await result('The payment is not completed yet')).toBeVisible();
    await press(user, 'Back to the payment page');
    expect(await screen.findByTitle('Secure payment page')).toBeInTheDocument();
  });

  it('is not shown when its server does not answer', async () => {
    const { user, released } = show({
      [INIT]: () => ({ body: { body: { status: 1, data: { ...data, pageAnswers: false } } } }),
      [CONFIRM]: state('pending'),
      [RELEASE]: state('expired'),
    });
    await fill(user);
    await press(user, 'Continue to payment');
    expect(await result('The payment page did not load')).toBeVisible();
    expect(screen.queryByTitle('Secure payment page')).not.toBeInTheDocument();
    expect(released()).toHaveLength(1);
  });

  const violate = (blockedURI: string, changes: object = {}) =>
    act(() => {
      const details = { blockedURI, effectiveDirective: 'frame-src', disposition: 'enforce', ...changes };
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), details));
    });

  it.each([
    ['another origin', ['https://other.example/']],
    ['no address', ['inline']],
    ['another directive', [ORIGIN, { effectiveDirective: 'img-src' }]],
    ['a report alone', [ORIGIN, { disposition: 'report' }]],
  ] as const)('stays when the policy blocks something else: %s', async (_name, [uri, changes]) => {
    const { user, requests } = show({ [CONFIRM]: state('pending') });
    const frame = await pay(user);
    violate(uri, changes);
    expect(frame).toBeInTheDocument();
    expect(requests.filter(({ path }) => path === CONFIRM)).toEqual([]);
  });

  it('fails at once when the policy blocks it', async () => {
    const { user } = show({ [CONFIRM]: state('pending'), [RELEASE]: state('expired') });
    fireEvent.load(await pay(user));
    violate(`${ORIGIN}/pay/p1`);
    expect(await result('The payment page did not load')).toBeVisible();
  });

  it('without a message is polled every 30 seconds, stays open, and has help beside it', async () => {
    let status = 'pending';
    const { user, requests, released } = show({ [CONFIRM]: () => state(status)() });
    const frame = await pay(user);
    fireEvent.load(frame);
    await act(() => jest.advanceTimersByTimeAsync(SILENCE_MS - 1));
    expect(screen.queryByText(/Is the payment page not responding/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText(/Is the payment page not responding/)).toHaveTextContent('P-AAAA-BBBB');
    const asked = () => requests.filter(({ path }) => path === CONFIRM).length;
    expect(asked()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(ALIVE_MS));
    expect(asked()).toBe(2);
    expect(frame).toBeInTheDocument();
    status = 'paid';
    await act(() => jest.advanceTimersByTimeAsync(ALIVE_MS));
    expect(await screen.findByRole('group', { name: 'The apartment is reserved' })).toBeVisible();
    expect(window.dataLayer).toContainEqual({ event: 'payment_paid', assetName: 'B7' });
    expect(released()).toEqual([]);
  });

  it.each([
    ['has closed it', 'expired', 'The payment page did not load'],
    ['waits for the payment', 'pending', 'The payment is not completed yet'],
    ['was paid meanwhile', 'paid', 'The apartment is reserved'],
  ])('that does not show can be given up, and the provider %s', async (_name, said, title) => {
    const { user, released } = show({ [CONFIRM]: state('pending'), [RELEASE]: state(said) });
    fireEvent.load(await pay(user));
    expect(screen.queryByRole('button', { name: /Can’t see the page/ })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(SILENCE_MS));
    await press(user, 'Can’t see the page? Try again');
    expect(await result(title)).toBeVisible();
    expect(released()).toHaveLength(1);
  });

  it('that is closed while open is still polled, so that its home stays held', async () => {
    let status = 'pending';
    const { user, requests } = show({ [CONFIRM]: () => state(status)() });
    await pay(user);
    await press(user, 'Close');
    await result('The payment is not completed yet');
    const before = requests.length;
    await act(() => jest.advanceTimersByTimeAsync(ALIVE_MS));
    expect(requests.slice(before).map(({ path }) => path)).toEqual([CONFIRM]);
    status = 'paid';
    await act(() => jest.advanceTimersByTimeAsync(ALIVE_MS));
    expect(await screen.findByRole('group', { name: 'The apartment is reserved' })).toBeVisible();
  });

  it('is polled at once when the page becomes visible', async () => {
    const { user } = show({ [CONFIRM]: state('paid') });
    fireEvent.load(await pay(user));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('group', { name: 'The apartment is reserved' })).toBeVisible();
  });

  it('that is closed for good releases the home and notifies the page', async () => {
    const { user, released } = show({ [CONFIRM]: state('pending'), [RELEASE]: state('expired') });
    await pay(user);
    await press(user, 'Close');
    await result('The payment is not completed yet');
    expect(released()).toEqual([]);
    onChange.mockClear();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(released()).toHaveLength(1));
    expect(released()[0]?.body).toEqual({ processId: 'p1', processToken: 't1' });
    await waitFor(() => expect(onChange).toHaveBeenCalled());
  });

  it('that starts after its drawer was closed releases the home and is not shown', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { user, released, requests } = show({
      [INIT]: async () => {
        await answered;
        return begun();
      },
    });
    await fill(user);
    await press(user, 'Continue to payment');
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain(INIT));
    await press(user, 'Close');
    answer();
    await waitFor(() => expect(released()).toHaveLength(1));
    expect(screen.queryByTitle('Secure payment page')).not.toBeInTheDocument();
  });

  it('releases the home when its page is left', async () => {
    const { user, released } = show({ [CONFIRM]: state('pending') });
    await pay(user);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(released()).toHaveLength(1);
    expect(released()[0]?.body).toEqual({ processId: 'p1', processToken: 't1' });
  });

  it('keeps the home when the page is left after a possible payment', async () => {
    const { user, released, unmount } = show({ [CONFIRM]: state('pending') });
    say(await pay(user), { success: 'True' });
    await result('There is no confirmation of the payment yet');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    unmount();
    expect(released()).toEqual([]);
  });

  it('releases the home when it reports failure while the provider still waits', async () => {
    const { user, released } = show({ [CONFIRM]: state('pending'), [RELEASE]: state('expired') });
    say(await pay(user), { success: 'False' });
    await result('The payment was not completed');
    expect(released()).toHaveLength(1);
  });

  it('shows the state when it is closed; a second close clears it', async () => {
    const { user } = show({ [CONFIRM]: state('paid') });
    await pay(user);
    await press(user, 'Close');
    expect(await result('The apartment is reserved')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('starts again after a declined payment, with a new key', async () => {
    const { user, requests } = show({ [CONFIRM]: state('declined') });
    say(await pay(user), { success: 'False' });
    await result('The payment was not completed');
    await press(user, 'Try Again');
    await pay(user);
    const keys = requests
      .filter(({ path }) => path === INIT)
      .map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });
});

it('links to the privacy policy and the terms', () => {
  renderWithProviders(
    <SiteContact.Provider value={{ ...NO_CONTACT, privacyPath: '/en/privacy/', termsPath: '/en/terms/' }}>
      <PageWithPayment />
    </SiteContact.Provider>,
    { language: 'en' },
  );
  expect(screen.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute('href', '/en/privacy/');
  expect(screen.getByRole('link', { name: /^Terms of use/ })).toHaveAttribute('href', '/en/terms/');
});
