import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { NO_CONTACT, SiteContact } from '../../components/SiteContact/SiteContact';
import type { Language } from '../../i18n/languages';
import { setAnalyticsConsent } from '../../lib/analytics';
import { enter } from '../../testing/enter';
import { consentTexts } from '../../testing/consentTexts';
import { mockApi, type MockAnswers } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { LeadForm, type LeadFormProps } from './LeadForm';

jest.mock('../../lib/captcha/getCaptchaToken', () => ({
  getCaptchaToken: jest.fn(() => Promise.resolve('captcha token')),
}));

const LEAD = '/web/bmby/lead';
const accepted = () => ({
  body: { body: { addLeadSucceeded: true, errorMessage: null } },
  headers: { 'X-Reference': 'L-7K3M-9QWT' },
});
const rejected = () => ({ body: { body: { addLeadSucceeded: false, errorMessage: 'No such project' } } });

const TEXTS = {
  he: {
    name: 'שם מלא *',
    phone: 'טלפון *',
    email: 'דוא״ל *',
    message: 'הודעה',
    send: 'שליחה',
    success: 'תודה, הפרטים התקבלו',
    failure: 'הפרטים לא נשלחו',
    tryAgain: 'ניסיון נוסף',
    restore: 'שחזור מה שכתבתי',
    another: 'השארת פרטים נוספים',
  },
  en: {
    name: 'Full name *',
    phone: 'Phone *',
    email: 'E-mail *',
    message: 'Message',
    send: 'Send',
    success: 'Thank you, we have your details',
    failure: 'Your details were not sent',
    tryAgain: 'Try Again',
    restore: 'Restore what I wrote',
    another: 'Leave other details',
  },
} as const;
type Texts = (typeof TEXTS)[Language];
const EN = TEXTS.en;

function show(props: LeadFormProps, answers: MockAnswers = { [LEAD]: accepted }, language: Language = 'en') {
  const requests = mockApi(answers);
  renderWithProviders(<LeadForm {...props} />, { language });
  return { requests, user: userEvent.setup() };
}

async function fill(user: UserEvent, texts: Texts): Promise<void> {
  await enter(user, screen.getByLabelText(texts.name), 'דנה כהן');
  await enter(user, screen.getByLabelText(texts.phone), '+972 50-123-4567');
  await enter(user, screen.getByLabelText(texts.email), 'dana@example.com');
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const summary = async () => {
  const texts = within(await screen.findByRole('group', { name: 'Please correct the following' }));
  return texts.getAllByRole('button').map(({ textContent }) => textContent);
};

beforeEach(() => {
  window.localStorage.clear();
  delete window.dataLayer;
});

const sent = {
  name: 'דנה כהן',
  phone: '0501234567',
  email: 'dana@example.com',
  comments: '',
  allowedMarketing: false,
  allowedSmsAndEmail: false,
  uri: 'http://localhost/',
  gRecaptchaResponse: 'captcha token',
};

it('accepts a phone number of another country', async () => {
  const { requests, user } = show({ variant: 'project' });
  await fill(user, EN);
  await user.clear(screen.getByLabelText(EN.phone));
  await enter(user, screen.getByLabelText(EN.phone), '+48 (22) 123-45-67');
  await press(user, EN.send);
  await screen.findByText(EN.success);
  expect(requests.at(-1)?.body).toMatchObject({ phone: '+48221234567' });
});

it('about an apartment contains its data and the chosen subject', async () => {
  const formData = { assetName: 'SHDERA-12-B7', price: 6200, floor: 0 };
  const { requests, user } = show({
    variant: 'project',
    target: { projectId: 7, formType: 'contact-marketing-4-rent', formData },
    subjects: ['Viewing', 'Prices'],
  });
  await fill(user, EN);
  await user.selectOptions(screen.getByLabelText('Subject'), 'Prices');
  await press(user, EN.send);
  await screen.findByText(EN.success);
  expect(requests[0]?.body).toMatchObject({
    formType: 'contact-marketing-4-rent',
    formSubject: 'Prices',
    formData,
  });
});

describe.each(['he', 'en'] as const)('a lead (%s)', (language) => {
  const texts = TEXTS[language];

  it.each<[string, LeadFormProps, object]>([
    [
      'of the landing page',
      { variant: 'landing', target: { projectId: 4711 } },
      { projectId: 4711, companyId: -1, projectStatus: '', toEmail: '' },
    ],
    [
      'of a project',
      {
        variant: 'project',
        target: { projectId: 7, companyId: 5423, projectStatus: 'On sale', toEmail: 'a@b.example' },
      },
      { projectId: 7, companyId: 5423, projectStatus: 'On sale', toEmail: 'a@b.example' },
    ],
    [
      'of a product',
      { variant: 'product' },
      { projectId: -1, companyId: -1, projectStatus: '', toEmail: '' },
    ],
    [
      'of an eligible buyer',
      { variant: 'eligibility', target: { projectStatus: 'ignored' } },
      { projectId: 0, companyId: -1, projectStatus: 'Entitled', toEmail: '' },
    ],
  ])('of type %s is sent with the specified names', async (_name, props, about) => {
    const { requests, user } = show(props, { [LEAD]: accepted }, language);
    await fill(user, texts);
    await press(user, texts.send);
    expect(await screen.findByRole('heading', { name: texts.success })).toBeVisible();
    expect(screen.getByText('L-7K3M-9QWT')).toBeVisible();
    expect(requests[0]?.body).toEqual({ ...sent, ...about });
    expect(requests[0]?.headers['X-Accept-Language']).toBe(language === 'he' ? 'he-il' : 'en-us');
    expect(requests[0]?.headers['X-Consent-Version']).toBe(consentTexts[language].version);
    expect(requests[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('resets the form', async () => {
    const { user } = show({ variant: 'project' }, { [LEAD]: accepted }, language);
    await fill(user, texts);
    await press(user, texts.send);
    await screen.findByRole('heading', { name: texts.success });
    await press(user, texts.another);
    expect(screen.getByLabelText(texts.name)).toHaveValue('');
    expect(screen.queryByRole('button', { name: texts.restore })).not.toBeInTheDocument();
  });

  it('resets the form after a rejection and offers to restore the input', async () => {
    const { requests, user } = show({ variant: 'eligibility' }, { [LEAD]: rejected }, language);
    await fill(user, texts);
    await press(user, texts.send);
    expect(await screen.findByRole('heading', { name: texts.failure })).toBeVisible();
    await press(user, texts.tryAgain);
    expect(screen.getByLabelText(texts.name)).toHaveValue('');
    await press(user, texts.restore);
    await waitFor(() => expect(screen.getByLabelText(texts.email)).toHaveValue('dana@example.com'));
    await press(user, texts.send);
    await screen.findByRole('heading', { name: texts.failure });
    expect(requests[1]?.headers['Idempotency-Key']).toBe(requests[0]?.headers['Idempotency-Key']);
  });
});

describe('the landing form', () => {
  it('shows no errors before an attempt to send', async () => {
    const { user } = show({ variant: 'landing' });
    await enter(user, screen.getByLabelText(EN.phone), '123');
    await user.tab();
    expect(screen.getByLabelText(EN.phone)).toBeValid();
    expect(screen.queryByText('Please enter a valid phone')).not.toBeInTheDocument();
    await press(user, EN.send);
    // The common message for empty fields appears only once, followed by the fields that it applies to.
    expect(await summary()).toEqual(['Full name', 'E-mail', 'Please enter a valid phone']);
    expect(screen.getAllByText(/^Fields are mandatory/, { selector: 'li' })).toHaveLength(1);
    expect(screen.getByLabelText(EN.phone)).toBeInvalid();
  });

  it('has no message field and one consent for both', async () => {
    const { requests, user } = show({
      variant: 'landing',
      consentText: 'You may write to me',
      buttonText: 'Call me back',
    });
    expect(screen.queryByLabelText(EN.message)).not.toBeInTheDocument();
    await fill(user, EN);
    await user.click(screen.getByRole('checkbox', { name: 'You may write to me' }));
    await press(user, 'Call me back');
    await screen.findByRole('heading', { name: EN.success });
    expect(requests[0]?.body).toMatchObject({ allowedMarketing: true, allowedSmsAndEmail: true });
  });
});

describe.each(['project', 'product', 'eligibility'] as const)('the %s form', (variant) => {
  it('has two unticked consents and a message with a counter', async () => {
    const { requests, user } = show({ variant });
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    boxes.forEach((box) => expect(box).not.toBeChecked());
    await fill(user, EN);
    await enter(user, screen.getByLabelText(EN.message), 'hello');
    expect(screen.getByText('5/500')).toBeVisible();
    await user.click(boxes[1] as HTMLElement);
    await press(user, EN.send);
    await screen.findByRole('heading', { name: EN.success });
    expect(requests[0]?.body).toMatchObject({
      comments: 'hello',
      allowedMarketing: false,
      allowedSmsAndEmail: true,
    });
  });

  it('shows its errors and sends nothing', async () => {
    const { requests, user } = show({ variant });
    await press(user, EN.send);
    const phoneThenEmail = ['Please enter a valid phone', 'Please enter a valid email address'];
    const contacts = variant === 'eligibility' ? phoneThenEmail.toReversed() : phoneThenEmail;
    expect(await summary()).toEqual(['Please enter a valid full name', ...contacts]);
    expect(requests).toEqual([]);
  });
});

it('shows the apartment it is about', () => {
  show({
    variant: 'project',
    subject: { name: 'Tower B', rooms: 4, floor: 0, area: 104, price: 2_450_000.4, currency: null },
  });
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Regarding', 'Rooms', 'Floor', 'Area', 'Price']);
  expect(values).toEqual(['Tower B', '4', 'Ground floor', '104 m²', '₪2,450,000']);
});

it('shows no apartment without facts', () => {
  show({ variant: 'project', subject: { name: null, rooms: undefined } });
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});

describe('errors of the service', () => {
  it('show at the fields', async () => {
    const errors = { phone: ['No such number'] };
    const body = { errors, body: { addLeadSucceeded: false, errorMessage: 'No such number' } };
    const { user } = show({ variant: 'project' }, { [LEAD]: () => ({ status: 422, body }) });
    await fill(user, EN);
    await press(user, EN.send);
    expect(await summary()).toEqual(['Phone: No such number']);
    expect(screen.getByLabelText(EN.name)).toHaveValue('דנה כהן');
  });

  it.each<[string, MockAnswers, string]>([
    ['no answer', {}, 'The server could not be reached. Please check your connection and try again.'],
    [
      'too many',
      { [LEAD]: () => ({ status: 429, body: { error: 'Too many', code: 'tooMany' } }) },
      'Too many',
    ],
    [
      'a field that nobody sees',
      { [LEAD]: () => ({ status: 422, body: { errors: { companyId: ['There is no such company.'] } } }) },
      'There is no such company.',
    ],
    ['a rejection', { [LEAD]: rejected }, 'Something went wrong. Please try again, or call us.'],
  ])('lead to a failure view: %s', async (_name, answers, text) => {
    const { user } = show({ variant: 'product' }, answers);
    await fill(user, EN);
    await press(user, EN.send);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('group', { name: EN.failure })).toHaveFocus();
    act(() => window.history.back());
    expect(await screen.findByRole('form')).toBeVisible();
  });
});

describe('the fields', () => {
  it.each([
    ['landing', [EN.name, EN.email, EN.phone]],
    ['eligibility', [EN.name, EN.email, EN.phone, EN.message]],
    ['project', [EN.name, EN.phone, EN.email, EN.message]],
    ['product', [EN.name, EN.phone, EN.email, EN.message]],
  ] as const)('have the specified order, also in focus and analytics (%s)', async (variant, order) => {
    setAnalyticsConsent('granted');
    const { user } = show({ variant });
    const fields = screen.getAllByRole('textbox');
    expect(fields).toEqual(order.map((label) => screen.getByLabelText(label)));
    await enter(user, screen.getByLabelText(EN.name), 'Dana Cohen');
    await press(user, EN.send);
    await waitFor(() => expect(fields[1]).toHaveFocus());
    const kind = order[1] === EN.email ? 'email address' : 'phone';
    const message = variant === 'landing' ? 'Fields are mandatory' : `Please enter a valid ${kind}`;
    expect(window.dataLayer).toEqual([{ event: 'lead_invalid', variant, message }]);
  });
});

describe('analytics', () => {
  it('receives events of invalid, failed and sent leads', async () => {
    setAnalyticsConsent('granted');
    let works = false;
    const { user } = show({ variant: 'eligibility' }, { [LEAD]: () => (works ? accepted() : rejected()) });
    await press(user, EN.send);
    await summary();
    await fill(user, EN);
    await press(user, EN.send);
    await screen.findByRole('heading', { name: EN.failure });
    works = true;
    await press(user, EN.tryAgain);
    await press(user, EN.restore);
    await press(user, EN.send);
    await screen.findByRole('heading', { name: EN.success });
    expect(window.dataLayer).toEqual([
      { event: 'lead_invalid', variant: 'eligibility', message: 'Please enter a valid full name' },
      { event: 'lead_failed', variant: 'eligibility', message: 'No such project' },
      { event: 'lead_sent', variant: 'eligibility' },
    ]);
  });
});

it.each(['landing', 'project', 'product', 'eligibility'] as const)(
  'links to the privacy policy (%s)',
  (variant) => {
    renderWithProviders(
      <SiteContact.Provider value={{ ...NO_CONTACT, privacyPath: '/en/privacy/' }}>
        <LeadForm variant={variant} />
      </SiteContact.Provider>,
      { language: 'en' },
    );
    expect(screen.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute('href', '/en/privacy/');
  },
);
