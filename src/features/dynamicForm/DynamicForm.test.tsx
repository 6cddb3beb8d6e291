import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { NO_CONTACT, SiteContact } from '../../components/SiteContact/SiteContact';
import type { Language } from '../../i18n/languages';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import { setAnalyticsConsent } from '../../lib/analytics';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import { prepareCaptcha } from '../../lib/captcha/loadCaptcha';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { mockApi, type MockAnswer } from '../../testing/mockApi';
import { mockMedia } from '../../testing/mockMedia';
import { readLocales } from '../../testing/readLocales';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { UploadStandIn } from '../../testing/UploadStandIn';
import type { FormDto } from './definition/FormDefinition';
import { DynamicForm } from './DynamicForm';
import { columnsForm, everyField } from './testing/everyField';
import { field, formOf, guid, page, when } from './testing/formOf';

jest.mock('../../lib/captcha/loadCaptcha', () => ({
  ...jest.requireActual<object>('../../lib/captcha/loadCaptcha'),
  prepareCaptcha: jest.fn(),
}));
jest.mock('../../lib/captcha/getCaptchaToken', () => ({
  getCaptchaToken: jest.fn(() => Promise.resolve('captcha token')),
}));

const SEND = `/umbraco/forms/api/v1/entries/${guid('the form')}`;
const accepted =
  (rest: object = {}) =>
  (): MockAnswer => ({
    status: 202,
    body: { messageOnSubmit: 'We will call you.', messageOnSubmitIsHtml: false, ...rest },
    headers: { 'X-Reference': 'F-7K3M-9QWT' },
  });
const refused = (errors: Record<string, string[]>) => (): MockAnswer => ({
  status: 422,
  body: { errors, status: 422, title: 'One or more validation errors occurred.' },
});

const TEXTS = {
  he: {
    success: 'תודה, הטופס נשלח',
    failure: 'הטופס לא נשלח',
    back: 'חזרה לטופס',
    home: 'לדף הבית',
    homePath: '/',
    sending: 'שולחים…',
    step: 'שלב 1 מתוך 2',
    summary: 'יש לתקן את הפרטים הבאים',
    culture: 'he-il',
    cancel: 'ביטול השליחה',
    cancelled: 'השליחה בוטלה ודבר לא נשלח. כל מה שמילאתם עדיין כאן.',
  },
  en: {
    success: 'Thank you, the form has been sent',
    failure: 'The form was not sent',
    back: 'Back to the form',
    home: 'To the home page',
    homePath: '/en/',
    sending: 'Sending',
    step: 'Step 1 of 2',
    summary: 'Please correct the following',
    culture: 'en-us',
    cancel: 'Cancel sending',
    cancelled: 'You cancelled, and nothing was sent. Everything you filled in is still here.',
  },
} as const;
const EN = TEXTS.en;

interface Options {
  answer?: () => MockAnswer | Promise<MockAnswer>;
  language?: Language;
}

function show(form: FormDto, { answer = accepted(), language = 'en' }: Options = {}) {
  const requests = mockApi({ [SEND]: answer });
  const view = renderWithProviders(<DynamicForm form={form} />, { language });
  return { requests, user: userEvent.setup({ applyAccept: false }), ...view };
}
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const summaryLines = async (name: string = EN.summary) =>
  within(await screen.findByRole('group', { name }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const pdf = (name = 'a.pdf') => new File(['abc'], name, { type: 'application/pdf' });

const simple = formOf([
  page([field('name', 'Short answer', { required: true }), field('note', 'Long answer')]),
]);

beforeEach(() => {
  UploadStandIn.isHeld = false;
  UploadStandIn.last = undefined;
  window.localStorage.clear();
  delete window.dataLayer;
  jest.mocked(getCaptchaToken).mockClear();
  jest.mocked(prepareCaptcha).mockClear();
  jest.mocked(navigate).mockClear();
  delete process.env.GATSBY_CMS_FORMS_URL;
});
afterEach(() => jest.restoreAllMocks());

describe('every field type', () => {
  it("shows the editors' settings", async () => {
    const { user, container } = show(everyField);
    expect(screen.getByRole('form', { name: 'The form: Step 1 of 2' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'About you', level: 3 })).toBeVisible();
    expect(screen.getByText('stays here').tagName).toBe('STRONG');
    const name = box(/^name/);
    expect(name).toBeRequired();
    expect(name).toHaveAttribute('autocomplete', 'name');
    expect(name).toHaveAttribute('placeholder', 'Dana Cohen');
    expect(name).toHaveAccessibleDescription('First and last');
    expect(box('phone')).toHaveAttribute('type', 'tel');
    expect(box('email')).toHaveAttribute('type', 'email');
    expect(box('rooms')).toHaveAttribute('inputmode', 'numeric');
    expect(box('idnumber')).toHaveAttribute('inputmode', 'numeric');
    await expectNoAxeViolations(container);

    await user.type(name, 'Dana');
    await user.click(screen.getByRole('checkbox', { name: 'I want to tell more' }));
    await press(user, 'Next');
    expect(await screen.findByRole('form', { name: 'The form: Step 2 of 3' })).toHaveFocus();
    const city = screen.getByRole('combobox', { name: 'city' });
    expect(city).toHaveDisplayValue('Which city?');
    expect(within(screen.getByRole('radiogroup', { name: 'floor' })).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('checkbox', { name: 'garden' })).not.toBeChecked();
    expect(screen.getByLabelText('when')).toHaveAttribute('type', 'date');
    expect(box('story')).toHaveAttribute('rows', '4');
    expect(box('story')).toHaveAccessibleDescription('0/50');
    await expectNoAxeViolations(container);

    await user.click(screen.getByRole('radio', { name: 'High' }));
    await press(user, 'Next');
    await screen.findByRole('form', { name: 'The form: Step 3 of 3' });
    expect(screen.getByLabelText('papers')).toHaveAttribute('multiple');
    expect(screen.getByRole('checkbox', { name: 'Yes, you may keep this' })).toBeRequired();
    expect(screen.getByText('consent')).toBeVisible();
    expect(screen.queryByText(/source|robot/)).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('is in its fieldset and columns, which follow their rules', async () => {
    const { user, container } = show(columnsForm);
    expect(screen.getByRole('group', { name: 'Who you are' })).toContainElement(box('age'));
    expect(screen.getByText('First column')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Where you live' })).not.toBeInTheDocument();
    await user.type(box('name'), 'D');
    expect(await screen.findByRole('group', { name: 'Where you live' })).toContainElement(box('city'));
    await expectNoAxeViolations(container);
  });

  it.each([
    ['MarkMandatoryFields', '*', 'name *', 'note'],
    ['MarkOptionalFields', '(maybe)', 'name', 'note (maybe)'],
    ['MarkOptionalFields', '', 'name', 'note (optional)'],
    ['NoIndicator', '*', 'name', 'note'],
  ] as const)('is marked as the form says: %s %s', (fieldIndicationType, indicator, name, note) => {
    show({ ...simple, fieldIndicationType, indicator });
    expect(screen.getByLabelText(name)).toBeRequired();
    expect(screen.getByLabelText(note)).not.toBeRequired();
  });

  it.each([
    ['development', true],
    ['production', false],
  ])('is reported in development only when unknown (%s)', async (environment, said) => {
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: environment });
    const form = formOf([
      page([field('pad', 'Signature pad', { required: true }), field('name', 'Short answer')]),
    ]);
    const { user, requests } = show(form);
    Object.assign(process.env, { NODE_ENV: before });
    const text = 'Field “pad” has the type “Signature pad”, which this site cannot show.';
    expect(screen.queryByText(text) !== null).toBe(said);
    await user.type(box('name'), 'Dana');
    await press(user, 'Send it');
    await heading(EN.success);
    expect(requests.at(-1)?.body).toMatchObject({ values: { name: ['Dana'] } });
  });
});

it('is in the built HTML', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderToString(
    <TranslationProvider language="he" locales={readLocales('he')}>
      <DynamicForm form={simple} />
    </TranslationProvider>,
  );
  expect(html).toContain('<textarea');
  expect(html).toContain('Send it');
});

describe.each(['he', 'en'] as const)('a completed form (%s)', (language) => {
  const texts = TEXTS[language];

  it("is sent in the contract's format with a captcha and an idempotency key", async () => {
    const { requests, user } = show(everyField, { language });
    await user.type(box(/^name/), 'דנה');
    expect(prepareCaptcha).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('checkbox', { name: 'I want to tell more' }));
    await press(user, 'Next');
    await user.selectOptions(await screen.findByRole('combobox'), 'eilat');
    await user.click(screen.getByRole('radio', { name: 'Low' }));
    await user.click(screen.getByRole('checkbox', { name: 'garden' }));
    await user.click(screen.getByRole('checkbox', { name: 'A view' }));
    await user.type(screen.getByLabelText('when'), '2026-01-31');
    await press(user, 'Next');
    await user.upload(await screen.findByLabelText('papers'), [pdf('a.pdf'), pdf('b.pdf')]);
    expect(screen.getByText('Your papers')).toBeVisible();
    await user.click(screen.getByRole('checkbox'));
    await press(user, 'Send it');

    await heading(texts.success);
    expect(requests).toHaveLength(1);
    const fileContents = 'data:application/pdf;base64,YWJj';
    expect(requests[0]?.body).toEqual({
      values: {
        name: ['דנה'],
        more: ['true'],
        city: ['eilat'],
        floor: ['low'],
        extras: ['garden', 'view'],
        when: ['2026-01-31'],
        papers: [
          { fileName: 'a.pdf', fileContents },
          { fileName: 'b.pdf', fileContents },
        ],
        source: ['site'],
        consent: ['true'],
        'g-recaptcha-response': ['captcha token'],
      },
      culture: texts.culture,
      additionalData: { uri: 'http://localhost/' },
    });
    expect(requests[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it("shows the form's message and a link home", async () => {
    setAnalyticsConsent('granted');
    const { user } = show(simple, { language });
    await user.type(box(/^name/), 'Dana');
    await press(user, 'Send it');
    await heading(texts.success);
    expect(screen.getByRole('group', { name: texts.success })).toHaveFocus();
    expect(screen.getByText('We will call you.')).toBeVisible();
    expect(screen.getByText('F-7K3M-9QWT')).toBeVisible();
    expect(screen.getByRole('link', { name: texts.home })).toHaveAttribute('href', texts.homePath);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(window.dataLayer).toEqual([{ event: 'dynamic_form_sent', formId: guid('the form') }]);
  });

  it('shows its progress and cannot be sent twice', async () => {
    let answer = (): void => undefined;
    const { user, requests } = show(simple, {
      language,
      answer: () => new Promise((resolve) => (answer = () => resolve(accepted()()))),
    });
    await user.type(box(/^name/), 'Dana');
    await press(user, 'Send it');
    const sending = await screen.findByRole('button', { name: texts.sending });
    expect(sending).toBeDisabled();
    await user.click(sending);
    answer();
    await heading(texts.success);
    expect(requests).toHaveLength(1);
  });

  it('keeps everything after a failure, files too', async () => {
    let works = false;
    const { user, requests } = show(everyField, {
      language,
      answer: () => (works ? accepted()() : { status: 500, body: '<html>' }),
    });
    await user.type(box(/^name/), 'דנה');
    await press(user, 'Next');
    await user.upload(await screen.findByLabelText('papers'), pdf());
    await user.click(screen.getByRole('checkbox'));
    await press(user, 'Send it');
    await heading(texts.failure);
    expect(screen.getByRole('group', { name: texts.failure })).toHaveFocus();
    await press(user, texts.back);
    expect(await screen.findByRole('form')).toHaveFocus();
    expect(screen.getByText('a.pdf')).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeChecked();
    await press(user, 'Previous');
    expect(await screen.findByRole('textbox', { name: /^name/ })).toHaveValue('דנה');
    expect(screen.getByText(texts.step)).toBeVisible();
    works = true;
    await press(user, 'Next');
    await screen.findByText('a.pdf');
    await press(user, 'Send it');
    await heading(texts.success);
    const keys = requests.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
  });

  it('shows what was sent of its files, and is cancelled', async () => {
    UploadStandIn.isHeld = true;
    const { user, requests } = show(everyField, { language, answer: accepted() });
    await user.type(box(/^name/), 'Dana');
    await press(user, 'Next');
    await user.upload(await screen.findByLabelText('papers'), pdf());
    await user.click(screen.getByRole('checkbox'));
    await press(user, 'Send it');
    await waitFor(() => expect(UploadStandIn.last).toBeDefined());
    act(() => UploadStandIn.last?.progress(0.5));
    expect(screen.getByRole('progressbar', { name: texts.sending })).toHaveAttribute('aria-valuenow', '50');
    await press(user, texts.cancel);
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(await screen.findByText(texts.cancelled)).toBeVisible();
    expect(screen.getByRole('form')).toHaveFocus();
    expect(screen.getByText('a.pdf')).toBeVisible();
    expect(requests).toEqual([]);
    UploadStandIn.isHeld = false;
    await press(user, 'Send it');
    await heading(texts.success);
  });

  it('shows what the server finds wrong at its fields, on the first page that has one', async () => {
    const { user, requests } = show(everyField, {
      language,
      answer: refused({ NAME: ['No such name'], papers: ['Not a PDF inside'], gone: ['?'] }),
    });
    await user.type(box(/^name/), 'Dana');
    await press(user, 'Next');
    await user.upload(await screen.findByLabelText('papers'), pdf());
    await user.click(screen.getByRole('checkbox'));
    await press(user, 'Send it');
    const name = await screen.findByRole('textbox', { name: /^name/ });
    expect(await summaryLines(texts.summary)).toEqual(['No such name']);
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('First and last No such name');
    // The server's error remains when the field loses the focus. Only a changed value removes it.
    await user.click(name);
    await user.tab();
    expect(name).toBeInvalid();
    await press(user, 'Next');
    expect(name).toBeInvalid();
    await user.type(name, ' Cohen');
    await press(user, 'Next');
    const papers = await screen.findByLabelText('papers');
    await press(user, 'Send it');
    await waitFor(() => expect(papers).toHaveAccessibleDescription(/Not a PDF inside/));
    expect(requests).toHaveLength(1);
  });
});

describe('a draft', () => {
  it('survives a reload on every page, without files, identity numbers and consents', async () => {
    const form = formOf([
      page([field('name', 'Short answer'), field('theIdNumber', 'Short answer')]),
      page([field('note', 'Long answer'), field('papers', 'File upload'), field('agreed', 'Data Consent')]),
    ]);
    const { user, unmount } = show(form);
    await user.type(box('name'), 'Dana');
    await user.type(box('theIdNumber'), '123456782');
    await press(user, 'Next');
    await user.type(await screen.findByRole('textbox', { name: 'note' }), 'A word');
    await user.click(screen.getByRole('checkbox', { name: 'agreed' }));
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('123456782');
    unmount();
    show(form);
    await waitFor(() => expect(box('name')).toHaveValue('Dana'));
    expect(box('theIdNumber')).toHaveValue('');
    await press(user, 'Next');
    expect(await screen.findByRole('textbox', { name: 'note' })).toHaveValue('A word');
    expect(screen.getByRole('checkbox', { name: 'agreed' })).not.toBeChecked();
  });

  it('is removed after sending', async () => {
    const { user } = show(simple);
    await user.type(box(/^name/), 'Dana');
    expect(window.sessionStorage).toHaveLength(1);
    await press(user, 'Send it');
    await heading(EN.success);
    expect(window.sessionStorage).toHaveLength(0);
  });
});

describe('an invalid form', () => {
  it('keeps the visitor on the page and is reported to analytics', async () => {
    setAnalyticsConsent('granted');
    const { user, requests } = show(everyField);
    await user.type(box('rooms'), 'two');
    await user.type(box('idnumber'), '123456789');
    await press(user, 'Next');
    expect(await summaryLines()).toEqual([
      'name is required',
      'rooms: Only numeric values are allowed',
      'idnumber is invalid',
    ]);
    await waitFor(() => expect(box(/^name/)).toHaveFocus());
    expect(requests).toHaveLength(0);
    expect(window.dataLayer).toEqual([
      { event: 'dynamic_form_invalid', formId: guid('the form'), message: 'name is required' },
    ]);
  });

  it('focuses the first wrong field without a summary', async () => {
    const { user } = show({ ...simple, showValidationSummary: false });
    await user.click(box('note'));
    await press(user, 'Send it');
    await waitFor(() => expect(box(/^name/)).toHaveFocus());
    expect(box(/^name/)).toHaveAccessibleDescription('name is required');
    expect(screen.queryByRole('group', { name: EN.summary })).not.toBeInTheDocument();
  });

  it('shows errors only above the form, and to screen readers, when editors chose that', async () => {
    const { user } = show({ ...simple, showValidationSummary: false, hideFieldValidation: true });
    await press(user, 'Send it');
    expect(await summaryLines()).toEqual(['name is required']);
    expect(box(/^name/)).toHaveAccessibleDescription('name is required');
    expect(screen.getAllByText('name is required')[1]).toHaveStyle({ position: 'absolute' });
  });

  it('shows an unticked required box only after an attempt to send', async () => {
    const form = formOf([page([field('terms', 'Checkbox', { required: true }), field('x', 'Short answer')])]);
    const { user } = show(form);
    const terms = screen.getByRole('checkbox');
    await user.click(terms);
    await user.click(terms);
    await user.click(box('x'));
    await user.tab();
    expect(terms).not.toHaveAccessibleDescription();
    await press(user, 'Send it');
    await waitFor(() => expect(terms).toHaveAccessibleDescription('terms is required'));
  });

  it("shows the field's own message for a wrong file type", async () => {
    const form = formOf([page(everyField.pages?.[2]?.fieldsets?.[0]?.columns?.[0]?.fields ?? [])]);
    const { user, requests } = show(form);
    await user.upload(screen.getByLabelText('papers'), pdf('a.exe'));
    await waitFor(() =>
      expect(screen.getByLabelText('papers')).toHaveAccessibleDescription(/Only PDF, please/),
    );
    await press(user, 'Send it');
    expect(await summaryLines()).toEqual(['papers: Only PDF, please', 'consent: Please agree']);
    expect(requests).toHaveLength(0);
  });
});

describe('rules', () => {
  it('exclude a hidden field from validation and from the entry', async () => {
    const form = formOf([
      page([
        field('kind', 'Short answer'),
        field('other', 'Short answer', {
          required: true,
          condition: when([['kind', 'StartsWithIgnoreCase', 'OTH']]),
        }),
      ]),
    ]);
    const { user, requests } = show(form);
    await user.type(box('kind'), 'other');
    await user.type(await screen.findByRole('textbox', { name: /^other/ }), 'boat');
    await user.clear(box('kind'));
    await user.type(box('kind'), 'house');
    expect(screen.queryByRole('textbox', { name: /^other/ })).not.toBeInTheDocument();
    await press(user, 'Send it');
    await heading(EN.success);
    expect(requests[0]?.body).toMatchObject({ values: { kind: ['house'] } });
    expect(Object.keys((requests[0]?.body as { values: object }).values)).toEqual(['kind']);
  });

  it('return to an earlier page whose fields reappear, before sending', async () => {
    const form = formOf([
      page([
        field('a', 'Short answer'),
        field('b', 'Short answer', { required: true, condition: when([['c', 'Is', 'x']]) }),
      ]),
      page([field('c', 'Short answer')]),
    ]);
    const { user, requests } = show(form);
    await press(user, 'Next');
    await user.type(await screen.findByRole('textbox', { name: 'c' }), 'x');
    await press(user, 'Send it');
    expect(await summaryLines()).toEqual(['b is required']);
    expect(requests).toHaveLength(0);
    await user.type(box(/^b/), 'y');
    await press(user, 'Next');
    await press(user, 'Send it');
    await heading(EN.success);
    expect(requests[0]?.body).toMatchObject({ values: { b: ['y'], c: ['x'] } });
  });
});

describe('the answer', () => {
  const send = async (answer: () => MockAnswer) => {
    const shown = show(simple, { answer });
    await shown.user.type(box(/^name/), 'Dana');
    await press(shown.user, 'Send it');
    return shown;
  };

  it('may be formatted, and is sanitized', async () => {
    await send(
      accepted({
        messageOnSubmit: '<p>Call <a href="tel:1">us</a></p><script>x</script>',
        messageOnSubmitIsHtml: true,
      }),
    );
    await heading(EN.success);
    expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', 'tel:1');
    expect(document.querySelector('script')).not.toBeInTheDocument();
  });

  it('may lead to another page of the site', async () => {
    await send(accepted({ messageOnSubmit: null, gotoPageOnSubmitRoute: { path: '/en/thanks/' } }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/en/thanks/'));
    expect(screen.queryByRole('heading', { name: EN.failure })).not.toBeInTheDocument();
  });

  it.each<[string, () => MockAnswer, string]>([
    ['without a message', accepted({ messageOnSubmit: '' }), 'Something went wrong.'],
    [
      'that leads to another site',
      accepted({ messageOnSubmit: null, gotoPageOnSubmitRoute: { path: '//evil.example' } }),
      'Something went wrong',
    ],
    ['that is too many', () => ({ status: 429, body: { error: 'Too many', code: 'tooMany' } }), 'Too many'],
    ['that a robot gets', refused({ robot: ['Not a robot?'] }), 'Not a robot?'],
    ['that is empty', () => ({ status: 202, body: '' }), 'Something went wrong'],
  ])('%s is an error', async (_name, answer, text) => {
    setAnalyticsConsent('granted');
    await send(answer);
    await heading(EN.failure);
    expect(screen.getByText(new RegExp(text.replace('?', '\\?')))).toBeVisible();
    expect(window.dataLayer).toHaveLength(1);
    expect(window.dataLayer).toMatchObject([{ event: 'dynamic_form_failed' }]);
  });

  it('that never arrives is a connection error', async () => {
    mockApi({});
    renderWithProviders(<DynamicForm form={simple} />, { language: 'en' });
    const user = userEvent.setup();
    await user.type(box(/^name/), 'Dana');
    await press(user, 'Send it');
    expect(await screen.findByText(/The server could not be reached/)).toBeVisible();
  });

  it('is not requested for an invalid id', async () => {
    const requests = mockApi({});
    setAnalyticsConsent('granted');
    renderWithProviders(<DynamicForm form={{ ...simple, id: 'contact' }} />, { language: 'en' });
    const user = userEvent.setup();
    await user.type(box(/^name/), 'Dana');
    await press(user, 'Send it');
    await heading(EN.failure);
    expect(window.dataLayer).toMatchObject([
      {
        message: 'Invalid GUID format. The input must be a 32-character hexadecimal string without dashes.',
      },
    ]);
    expect(requests.filter(({ path }) => path.startsWith('/web/'))).toEqual([]);
  });

  it("comes from another host without the site's headers", async () => {
    process.env.GATSBY_CMS_FORMS_URL = 'https://forms.example/';
    const requests = mockApi({ [`https://forms.example${SEND}`]: accepted() });
    renderWithProviders(<DynamicForm form={simple} />, { language: 'en' });
    const user = userEvent.setup();
    await user.type(box(/^name/), 'Dana');
    await press(user, 'Send it');
    await heading(EN.success);
    expect(requests[0]?.headers).toEqual({ 'Content-Type': 'application/json' });
  });
});

describe('on a phone', () => {
  beforeEach(() => mockMedia('max-width: 47.999em'));

  it.each(['he', 'en'] as const)(
    'an error is a sheet over the form, which keeps its values (%s)',
    async (language) => {
      const texts = TEXTS[language];
      const { user } = show(simple, { language, answer: () => ({ status: 500, body: '' }) });
      await user.type(box(/^name/), 'Dana');
      await press(user, 'Send it');
      const sheet = await screen.findByRole('dialog', { name: texts.failure });
      await user.click(within(sheet).getByRole('button', { name: texts.back }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(box(/^name/)).toHaveValue('Dana');
    },
  );

  it('a success is a sheet over the empty form', async () => {
    const { user } = show(simple);
    await user.type(box(/^name/), 'Dana');
    await press(user, 'Send it');
    const sheet = await screen.findByRole('dialog', { name: EN.success });
    expect(within(sheet).getByRole('link', { name: EN.home })).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(box(/^name/)).toHaveValue('');
  });
});

it('the last page links to the privacy policy', async () => {
  const twoPages = formOf([page([field('one', 'Short answer')]), page([field('two', 'Short answer')])]);
  renderWithProviders(
    <SiteContact.Provider value={{ ...NO_CONTACT, privacyPath: '/en/privacy/' }}>
      <DynamicForm form={twoPages} />
    </SiteContact.Provider>,
    { language: 'en' },
  );
  const user = userEvent.setup();
  expect(screen.queryByRole('link', { name: /^Privacy policy/ })).not.toBeInTheDocument();
  await press(user, 'Next');
  await waitFor(() => expect(box('two')).toBeVisible());
  expect(screen.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute('href', '/en/privacy/');
});
