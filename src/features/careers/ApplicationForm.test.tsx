import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { NO_CONTACT, SiteContact } from '../../components/SiteContact/SiteContact';
import type { Language } from '../../i18n/languages';
import { setAnalyticsConsent } from '../../lib/analytics';
import { enter } from '../../testing/enter';
import { consentTexts } from '../../testing/consentTexts';
import { mockApi, type MockAnswer, type MockAnswers } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ApplicationForm } from './ApplicationForm';
import { UploadStandIn } from '../../testing/UploadStandIn';
import type { ApplicationMode } from './applicationValues';

jest.mock('../../lib/captcha/getCaptchaToken', () => ({
  getCaptchaToken: jest.fn(() => Promise.resolve('token')),
}));

const APPLY = '/web/jobs/apply';
const accepted = () => ({ body: { body: true }, headers: { 'X-Reference': 'J-AAAA-BBBB' } });
const cv = () => new File(['cv!'], 'cv.pdf', { type: 'application/pdf', lastModified: 1 });

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  UploadStandIn.isHeld = false;
  UploadStandIn.last = undefined;
  window.dataLayer = [];
  setAnalyticsConsent('granted');
  jest.mocked(navigate).mockClear();
  jest.mocked(Element.prototype.scrollIntoView).mockClear();
});
afterEach(() => jest.restoreAllMocks());

function show(
  mode: ApplicationMode,
  answers: MockAnswers = { [APPLY]: accepted },
  language: Language = 'en',
) {
  const requests = mockApi(answers);
  renderWithProviders(
    <ApplicationForm mode={mode} orderId={1042} jobName="Bridge engineer" careersPath="/en/career/" />,
    { language },
  );
  return { user: userEvent.setup(), requests };
}

const LABELS = {
  en: [/^First name/, /^Last name/, /^Phone/, /^E-mail/, /^CV/],
  he: [/^שם פרטי/, /^שם משפחה/, /^טלפון/, /^דוא/, /^קורות חיים/],
} as const;

async function fill(user: UserEvent, language: Language = 'en') {
  const [firstName, lastName, phone, email, file] = LABELS[language];
  await enter(user, screen.getByLabelText(firstName), 'Dana');
  await enter(user, screen.getByLabelText(lastName), 'Cohen');
  await enter(user, screen.getByLabelText(phone), '+972 50-123-4567');
  await enter(user, screen.getByLabelText(email), 'dana@example.com');
  await user.upload(screen.getByLabelText(file), cv());
}

/** Clicks a button and processes all effects of the click while fake timers are active. */
const click = (button: HTMLElement) => act(() => Promise.resolve(button.click()));

const SEND = { en: 'Send application', he: 'שליחת המועמדות' } as const;
const sendButton = (language: Language = 'en') => screen.getByRole('button', { name: SEND[language] });

/**
 * Sends the application and returns helpers. Fake timers control only the simulated progress, which advances by 10
 * percent every 700 ms.
 */
async function send(user: UserEvent, language: Language = 'en') {
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const quick = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await quick.click(sendButton(language));
  await screen.findByRole('progressbar');
  return { user, quick, passing: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)) };
}
afterEach(async () => {
  // Lets the closed dialog finish its history step, so that it does not affect the next test.
  if (Object.hasOwn(setTimeout, 'clock')) await jest.runOnlyPendingTimersAsync();
  jest.useRealTimers();
});

describe('an application', () => {
  it('sends the specified payload', async () => {
    const { user, requests } = show('regular');
    await fill(user);
    await send(user);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({
      path: APPLY,
      headers: { 'X-Consent-Version': consentTexts.en.version },
      body: {
        orderId: 1042,
        firstName: 'Dana',
        lastName: 'Cohen',
        phone: '0501234567',
        email: 'dana@example.com',
        cvFileBase64: 'data:application/pdf;base64,Y3Yh',
        fileNameWithExtension: 'cv.pdf',
        isApprovedTerms: true,
        isReferral: false,
        referralName: '',
        referralPhone: '',
        referralEmail: '',
        gRecaptchaResponse: 'token',
      },
    });
  });

  it('shows progress and result, then leads to the careers page', async () => {
    const { user } = show('regular');
    await fill(user);
    const { passing } = await send(user);
    const bar = () => screen.getByRole('progressbar');
    expect(bar()).toHaveAttribute('aria-valuenow', '0');
    await passing(700);
    expect(bar()).toHaveAttribute('aria-valuenow', '10');
    await passing(700 * 8);
    expect(bar()).toHaveAttribute('aria-valuenow', '90');
    expect(screen.queryByRole('button', { name: 'To the careers page' })).not.toBeInTheDocument();
    await passing(700);
    expect(await screen.findByText('J-AAAA-BBBB')).toBeVisible();
    expect(window.dataLayer).toContainEqual({ event: 'application_sent', orderId: 1042 });
    await click(screen.getByRole('button', { name: 'To the careers page' }));
    await passing(1000);
    expect(navigate).toHaveBeenCalledWith('/en/career/');
  });

  it.each([
    ['en', 'Received. You can leave this page now.', 'Close'],
    ['he', 'המועמדות התקבלה. אפשר לעזוב את הדף.', 'סגירה'],
  ] as const)(
    'says when it is stored, while the progress runs, and can be closed: %s',
    async (language, text, name) => {
      let store: (answer: MockAnswer) => void = () => undefined;
      const answer = new Promise<MockAnswer>((resolve) => (store = resolve));
      const { user } = show('regular', { [APPLY]: () => answer }, language);
      await fill(user, language);
      const { passing } = await send(user, language);
      await passing(700);
      expect(screen.queryByText(text)).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      await act(async () => store(accepted()));
      expect(await screen.findByText(text)).toHaveRole('status');
      expect(screen.getByText('J-AAAA-BBBB')).toBeVisible();
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
      await click(screen.getByRole('button', { name }));
      await passing(1000);
      expect(navigate).toHaveBeenCalledWith('/en/career/');
    },
  );

  it('keeps everything except the file after a failure, and offers to restore the file', async () => {
    const { user } = show('regular', {
      [APPLY]: () => ({ status: 422, body: { errors: { cvFileBase64: ['No CV at all'] } } }),
    });
    await fill(user);
    const { passing } = await send(user);
    await passing(700 * 10);
    expect(await screen.findByRole('group', { name: 'The application was not sent' })).toBeVisible();
    expect(screen.getAllByText('No CV at all').length).toBeGreaterThan(0);
    expect(window.dataLayer).toContainEqual({
      event: 'application_failed',
      orderId: 1042,
      message: 'No CV at all',
    });
    jest.mocked(Element.prototype.scrollIntoView).mockClear();
    await click(screen.getByRole('button', { name: 'Back to the form' }));
    // Waits for the dialog's history step. Without the form's own scrolling, that step would scroll to the button at
    // the end of the form.
    await passing(1100);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    expect(screen.getByRole('form', { name: 'Application: Bridge engineer' })).toHaveFocus();
    expect(navigate).not.toHaveBeenCalled();
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Dana');
    expect(screen.queryByText('cv.pdf', { selector: 'bdi' })).not.toBeInTheDocument();
    await click(screen.getByRole('button', { name: 'Put the file back' }));
    expect(await screen.findByText('cv.pdf', { selector: 'bdi' })).toBeVisible();
  });

  it.each<[string, MockAnswers, string]>([
    ['nobody answers', {}, 'The server could not be reached. Please check your connection and try again.'],
    [
      'the service refuses it with a reason',
      { [APPLY]: () => ({ status: 403, body: { error: 'You are a robot', code: 'captchaWrong' } }) },
      'You are a robot',
    ],
    ['the answer is none', { [APPLY]: () => ({ body: {} }) }, 'Something went wrong. Please try again.'],
  ])('shows the reason when %s', async (_name, answers, text) => {
    const { user } = show('regular', answers);
    await fill(user);
    const { passing } = await send(user);
    await passing(700 * 10);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows the real progress of a slow upload', async () => {
    UploadStandIn.isHeld = true;
    const { user } = show('regular');
    await fill(user);
    const { passing } = await send(user);
    const bar = () => screen.getByRole('progressbar', { name: 'Sending the application' });
    await passing(700 * 3);
    act(() => UploadStandIn.last?.progress(0.2));
    expect(bar()).toHaveAttribute('aria-valuenow', '20');
    await passing(700 * 20);
    expect(bar()).toHaveAttribute('aria-valuenow', '20');
    expect(screen.getByText('The file is on its way. Just a moment.')).toBeVisible();
    act(() => UploadStandIn.last?.progress(1));
    expect(bar()).toHaveAttribute('aria-valuenow', '100');
    expect(screen.getByText(/^The file was sent/)).toBeVisible();
    // Once everything has been sent, the application cannot be cancelled, because the service may already have stored
    // it.
    expect(screen.queryByRole('button', { name: 'Cancel sending' })).not.toBeInTheDocument();
    await act(() => UploadStandIn.last?.finish());
    expect(await screen.findByText('J-AAAA-BBBB')).toBeVisible();
  });

  it.each([
    ['en', 'Cancel sending', /^You cancelled/],
    ['he', 'ביטול השליחה', /^השליחה בוטלה/],
  ] as const)('is cancelled by keyboard, and restored with its file (%s)', async (language, name, text) => {
    UploadStandIn.isHeld = true;
    const { user, requests } = show('regular', { [APPLY]: accepted }, language);
    await fill(user, language);
    const { passing, quick } = await send(user, language);
    act(() => UploadStandIn.last?.progress(0.2));
    const cancel = screen.getByRole('button', { name });
    act(() => cancel.focus());
    await quick.keyboard('{Enter}');
    await passing(1100);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getAllByRole('status').some((one) => text.test(one.textContent ?? ''))).toBe(true);
    expect(screen.getByRole('form')).toHaveFocus();
    expect(screen.getByText('cv.pdf', { selector: 'bdi' })).toBeVisible();
    expect(requests).toEqual([]);
    expect(window.dataLayer).not.toContainEqual(expect.objectContaining({ event: 'application_failed' }));
    // After a cancelled attempt, the next one is sent as usual.
    UploadStandIn.isHeld = false;
    await quick.click(sendButton(language));
    await passing(700 * 11);
    expect(await screen.findByText('J-AAAA-BBBB')).toBeVisible();
  });

  it('is not sent with missing values, and the button is disabled until they are filled in', async () => {
    const { user, requests } = show('regular');
    expect(sendButton()).toBeEnabled();
    await user.click(sendButton());
    await waitFor(() => expect(sendButton()).toBeDisabled());
    expect(requests).toEqual([]);
    await waitFor(() =>
      expect(window.dataLayer).toContainEqual({
        event: 'application_invalid',
        orderId: 1042,
        message: 'This field is required',
      }),
    );
    await fill(user);
    await waitFor(() => expect(sendButton()).toBeEnabled());
  });

  it('sends a referral with both persons', async () => {
    const { user, requests } = show('referral');
    await fill(user);
    await enter(user, screen.getByLabelText(/^Your name/), 'Noa Levi');
    await enter(user, screen.getByLabelText(/^Your phone/), '052-765-4321');
    await enter(user, screen.getByLabelText(/^Your e-mail/), 'noa@example.com');
    await user.click(screen.getByLabelText(/my friend agreed/));
    await send(user);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({
      isReferral: true,
      referralName: 'Noa Levi',
      referralPhone: '0527654321',
      referralEmail: 'noa@example.com',
    });
  });
});

it.each(['regular', 'referral'] as const)('links to the privacy policy (%s)', (mode) => {
  renderWithProviders(
    <SiteContact.Provider value={{ ...NO_CONTACT, privacyPath: '/en/privacy/' }}>
      <ApplicationForm mode={mode} orderId={1042} jobName="Bridge engineer" careersPath="/en/career/" />
    </SiteContact.Provider>,
    { language: 'en' },
  );
  expect(screen.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute('href', '/en/privacy/');
});
