import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { NO_CONTACT, SiteContact } from '../../components/SiteContact/SiteContact';
import type { Language } from '../../i18n/languages';
import { setAnalyticsConsent } from '../../lib/analytics';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import { enter } from '../../testing/enter';
import { consentTexts } from '../../testing/consentTexts';
import { mockApi, type MockAnswer, type MockAnswers } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ContactForm } from './ContactForm';

jest.mock('../../lib/captcha/getCaptchaToken', () => ({
  getCaptchaToken: jest.fn(() => Promise.resolve('captcha token')),
}));

const SUBJECTS = '/web/contactUs/subjects/1';
const SEND = '/web/contactUs/sendContactUs';
const subjects = () => ({
  body: { '2': 'שירות', '7': 'מכירות' },
  headers: { 'X-Subjects-Order': '7,2' },
});
const accepted = () => ({ body: { body: true }, headers: { 'X-Reference': 'M-7K3M-9QWT' } });

const TEXTS = {
  he: {
    form: 'טופס יצירת קשר',
    subject: 'נושא הפנייה *',
    name: 'שם מלא *',
    phone: 'טלפון *',
    email: 'דוא״ל *',
    message: 'הודעה',
    send: 'שליחה',
    success: 'תודה, ההודעה התקבלה',
    failure: 'ההודעה לא נשלחה',
    tryAgain: 'ניסיון נוסף',
    restore: 'שחזור מה שכתבתי',
    another: 'כתיבת הודעה נוספת',
    choose: 'בחירת נושא',
  },
  en: {
    form: 'Contact form',
    subject: 'Subject *',
    name: 'Full name *',
    phone: 'Phone *',
    email: 'E-mail *',
    message: 'Message',
    send: 'Send',
    success: 'Thank you, your message has arrived',
    failure: 'The message was not sent',
    tryAgain: 'Try Again',
    restore: 'Restore what I wrote',
    another: 'Write another message',
    choose: 'Choose a subject',
  },
} as const;
type Texts = (typeof TEXTS)[Language];

const EN = TEXTS.en;

function show(answers: MockAnswers, language: Language = 'en') {
  const requests = mockApi({ [SUBJECTS]: subjects, ...answers });
  renderWithProviders(<ContactForm />, { language });
  return { requests, user: userEvent.setup() };
}

async function fill(user: UserEvent, texts: Texts): Promise<void> {
  await waitFor(() => expect(screen.getByLabelText(texts.subject)).toBeEnabled());
  await user.selectOptions(screen.getByLabelText(texts.subject), '7');
  await enter(user, screen.getByLabelText(texts.name), 'דנה כהן');
  await enter(user, screen.getByLabelText(texts.phone), '+972 50-123-4567');
  await enter(user, screen.getByLabelText(texts.email), 'dana@example.com');
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  window.localStorage.clear();
  delete window.dataLayer;
  jest.mocked(getCaptchaToken).mockClear();
});

describe('subjects', () => {
  it.each([
    ['he', 'he-il'],
    ['en', 'en-us'],
  ] as const)('come from the service in the editors’ order (%s)', async (language, culture) => {
    const { requests } = show({}, language);
    const select = screen.getByLabelText(TEXTS[language].subject);
    expect(select).toBeDisabled();
    await waitFor(() => expect(select).toBeEnabled());
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([TEXTS[language].choose, 'מכירות', 'שירות']);
    expect(requests[0]?.headers['X-Accept-Language']).toBe(culture);
  });

  it('can be requested again after a failure', async () => {
    let works = false;
    const { user } = show({ [SUBJECTS]: () => (works ? subjects() : { status: 503, body: {} }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The subjects could not be loaded.');
    works = true;
    await press(user, 'Try Again');
    await waitFor(() => expect(screen.getByLabelText(EN.subject)).toBeEnabled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('may be empty', async () => {
    show({ [SUBJECTS]: () => ({ body: {} }) });
    expect(await screen.findByText(/There are no subjects for this company/)).toBeVisible();
    expect(screen.getByLabelText(EN.subject)).toBeDisabled();
  });
});

describe.each(['he', 'en'] as const)('a delivered message (%s)', (language) => {
  const texts = TEXTS[language];

  it('is sent with the specified names, a captcha and an idempotency key', async () => {
    const { requests, user } = show({ [SEND]: accepted }, language);
    await fill(user, texts);
    await enter(user, screen.getByLabelText(texts.message), ' שלום ');
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await press(user, texts.send);

    expect(await screen.findByRole('heading', { name: texts.success })).toBeVisible();
    expect(screen.getByText('M-7K3M-9QWT')).toBeVisible();
    expect(screen.getByRole('group', { name: texts.success })).toHaveFocus();
    const sent = requests.at(-1);
    expect(sent?.body).toEqual({
      contactUsSubject: '7',
      companyId: 1,
      senderName: 'דנה כהן',
      senderPhone: '0501234567',
      senderEmail: 'dana@example.com',
      content: 'שלום',
      contactUsType: 'General',
      freeTextSubject: '',
      allowedMarketing: true,
      allowedSmsAndEmail: false,
      uri: 'http://localhost/',
      gRecaptchaResponse: 'captcha token',
    });
    expect(sent?.headers['X-Consent-Version']).toBe(consentTexts[language].version);
    expect(sent?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    expect(getCaptchaToken).toHaveBeenCalledTimes(1);
  });

  it('resets the form', async () => {
    const { user } = show({ [SEND]: accepted }, language);
    await fill(user, texts);
    await press(user, texts.send);
    await screen.findByRole('heading', { name: texts.success });
    await press(user, texts.another);
    expect(screen.getByRole('form', { name: texts.form })).toHaveFocus();
    expect(screen.getByLabelText(texts.name)).toHaveValue('');
    expect(screen.queryByRole('button', { name: texts.restore })).not.toBeInTheDocument();
  });
});

describe('an invalid form', () => {
  it('shows its errors and sends nothing', async () => {
    const { requests, user } = show({ [SEND]: accepted });
    await waitFor(() => expect(screen.getByLabelText(EN.subject)).toBeEnabled());
    await press(user, EN.send);
    const summary = await screen.findByRole('group', { name: 'Please correct the following' });
    await waitFor(() => expect(screen.getByLabelText(EN.subject)).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Please choose a subject',
      'Please fill in your full name',
      'Please fill in your phone number',
      'Please fill in your e-mail',
    ]);
    expect(screen.getByLabelText(EN.email)).toBeInvalid();
    expect(requests.map(({ path }) => path)).toEqual([SUBJECTS]);
    expect(getCaptchaToken).not.toHaveBeenCalled();
  });

  it('reports the first message in specification order to analytics, once per attempt', async () => {
    setAnalyticsConsent('granted');
    const { user } = show({});
    await waitFor(() => expect(screen.getByLabelText(EN.subject)).toBeEnabled());
    await press(user, EN.send);
    await screen.findByRole('group', { name: 'Please correct the following' });
    const event = (message: string) => ({ event: 'contact_form_invalid', companyId: 1, message });
    await waitFor(() => expect(window.dataLayer).toEqual([event('Please fill in your full name')]));
    await enter(user, screen.getByLabelText(EN.name), 'Dana Cohen');
    await press(user, EN.send);
    await waitFor(() =>
      expect(window.dataLayer).toEqual([
        event('Please fill in your full name'),
        event('Please fill in your e-mail'),
      ]),
    );
  });

  it('counts the characters of the message', async () => {
    const { user } = show({});
    expect(screen.getByText('0/500')).toBeVisible();
    await enter(user, screen.getByLabelText(EN.message), 'hello');
    expect(screen.getByText('5/500')).toBeVisible();
  });
});

describe('a message with field errors of the service', () => {
  it("stays in the form with the service's texts at the fields", async () => {
    const errors = { senderPhone: ['No such number'], contactUsSubject: ['No such subject'] };
    const { user } = show({ [SEND]: () => ({ status: 422, body: { errors } }) });
    await fill(user, EN);
    await press(user, EN.send);
    const summary = await screen.findByRole('group', { name: 'Please correct the following' });
    expect(
      within(summary)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['No such subject', 'Phone: No such number']);
    expect(screen.getByLabelText(EN.phone)).toHaveAccessibleDescription('No such number');
    expect(screen.getByLabelText(EN.name)).toHaveValue('דנה כהן');
  });

  it('fails as a whole if the error concerns an invisible field', async () => {
    const { user } = show({ [SEND]: () => ({ status: 422, body: { errors: { companyId: ['None'] } } }) });
    await fill(user, EN);
    await press(user, EN.send);
    expect(await screen.findByRole('heading', { name: EN.failure })).toBeVisible();
  });
});

describe('a failed message', () => {
  const refusal =
    (status: number, error: string, code: string): (() => MockAnswer) =>
    () => ({
      status,
      body: { error, code },
    });

  it.each<[string, MockAnswers, string]>([
    ['no answer', {}, 'The server could not be reached. Please check your connection and try again.'],
    ['a failed captcha', { [SEND]: refusal(403, 'Not a robot?', 'captchaWrong') }, 'Not a robot?'],
    ['too many', { [SEND]: refusal(429, 'Too many', 'tooMany') }, 'Too many'],
    ['nothing stored', { [SEND]: refusal(503, 'Not stored', 'notStored') }, 'Not stored'],
    [
      'an error page',
      { [SEND]: () => ({ status: 500, body: '<html>' }) },
      'Something went wrong. Please try again, or call us.',
    ],
    [
      'an answer that is no success',
      { [SEND]: () => ({ body: { body: false } }) },
      'Something went wrong. Please try again, or call us.',
    ],
  ])('shows the reason: %s', async (_name, answers, text) => {
    const { user } = show(answers);
    await fill(user, EN);
    await press(user, EN.send);
    expect(await screen.findByRole('heading', { name: EN.failure })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('group', { name: EN.failure })).toHaveFocus();
    act(() => window.history.back());
    expect(await screen.findByLabelText(EN.subject)).toBeVisible();
  });

  it.each(['he', 'en'] as const)('resets the form and offers to restore the input (%s)', async (language) => {
    const texts = TEXTS[language];
    const { user } = show({}, language);
    await fill(user, texts);
    await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
    await press(user, texts.send);
    await screen.findByRole('heading', { name: texts.failure });
    await press(user, texts.tryAgain);
    await waitFor(() => expect(screen.getByLabelText(texts.subject)).toBeEnabled());
    expect(screen.getByLabelText(texts.name)).toHaveValue('');
    expect(screen.getAllByRole('checkbox')[1]).not.toBeChecked();

    await press(user, texts.restore);
    expect(screen.getByLabelText(texts.name)).toHaveValue('דנה כהן');
    expect(screen.getByLabelText(texts.subject)).toHaveDisplayValue('מכירות');
    expect(screen.getAllByRole('checkbox')[1]).toBeChecked();
    expect(screen.queryByRole('button', { name: texts.restore })).not.toBeInTheDocument();
  });

  it('keeps its idempotency key on a retry, and gets a new one after a change', async () => {
    const { requests, user } = show({});
    const key = () => requests.filter(({ path }) => path === SEND).at(-1)?.headers['Idempotency-Key'];
    const sendAgain = async () => {
      await screen.findByRole('heading', { name: EN.failure });
      await press(user, EN.tryAgain);
      await waitFor(() => expect(screen.getByLabelText(EN.subject)).toBeEnabled());
      await press(user, EN.restore);
    };
    await fill(user, EN);
    await press(user, EN.send);
    await sendAgain();
    const first = key();
    await press(user, EN.send);
    await sendAgain();
    expect(key()).toBe(first);
    await enter(user, screen.getByLabelText(EN.message), 'More');
    await press(user, EN.send);
    await screen.findByRole('heading', { name: EN.failure });
    expect(key()).not.toBe(first);
  });

  it('is reported when the captcha fails', async () => {
    jest.mocked(getCaptchaToken).mockRejectedValueOnce(new Error('Recaptcha failed'));
    setAnalyticsConsent('granted');
    const { user } = show({ [SEND]: accepted });
    await fill(user, EN);
    await press(user, EN.send);
    expect(await screen.findByRole('heading', { name: EN.failure })).toBeVisible();
    expect(window.dataLayer).toEqual([
      { event: 'contact_form_failed', companyId: 1, message: 'Recaptcha failed' },
    ]);
  });
});

it('links to the privacy policy', async () => {
  mockApi({ [SUBJECTS]: subjects });
  renderWithProviders(
    <SiteContact.Provider value={{ ...NO_CONTACT, privacyPath: '/en/privacy/' }}>
      <ContactForm />
    </SiteContact.Provider>,
    { language: 'en' },
  );
  expect(screen.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute('href', '/en/privacy/');
  await waitFor(() => expect(screen.getByLabelText(EN.subject)).toBeEnabled());
});
