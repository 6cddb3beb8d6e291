import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Language } from '../../i18n/languages';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import { isCaptchaReady, loadCaptcha, prepareCaptcha } from '../../lib/captcha/loadCaptcha';
import { NO_CONTACT, SiteContact } from '../SiteContact/SiteContact';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { readLocales } from '../../testing/readLocales';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { CheckboxField } from './CheckboxField';
import { FormBody } from './FormBody';
import { FormNotice } from './FormNotice';
import { SelectField } from './SelectField';
import { SubmitButton } from './SubmitButton';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

jest.mock('../../lib/captcha/loadCaptcha');

beforeEach(() => {
  jest.mocked(prepareCaptcha).mockClear();
  jest.mocked(isCaptchaReady).mockReturnValue(true);
});

describe.each([
  ['he', 'התכוונתם אל'],
  ['en', 'Did you mean'],
] as const)('a mistyped e-mail address (%s)', (language, question) => {
  const onSubmit = jest.fn();

  async function type(email: string) {
    renderWithProviders(
      <Formik initialValues={{ email: '' }} onSubmit={onSubmit}>
        <FormBody label="Demo" fields={['email']}>
          <TextField name="email" label="E-mail" type="email" />
          <SubmitButton label="Send" sendingLabel="Sending" />
        </FormBody>
      </Formik>,
      { language },
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('E-mail'), email);
    expect(screen.queryByRole('button', { name: /dana@/ })).not.toBeInTheDocument();
    await user.tab();
    return user;
  }

  it('gets a suggestion that a press takes', async () => {
    const user = await type('Dana@gmail.con');
    expect(await screen.findByText(question)).toHaveAttribute('aria-live', 'polite');
    await expectNoAxeViolations(document.body);
    await user.click(screen.getByRole('button', { name: 'dana@gmail.com' }));
    const field = screen.getByLabelText('E-mail');
    expect(field).toHaveValue('dana@gmail.com');
    expect(field).toHaveFocus();
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });

  it('is sent when the visitor keeps it', async () => {
    const user = await type('dana@gmail.con');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ email: 'dana@gmail.con' }, expect.anything()),
    );
  });

  it('gets no suggestion when it may be right', async () => {
    await type('dana@even-derech.example');
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });
});

const EMPTY = { name: '', phone: '', city: '', text: '', terms: false };
type Values = typeof EMPTY;

/** Requires a name of at least three letters, a text of at most ten characters, and consent to the terms. */
function validate({ name, text, terms }: Values): Record<string, string> {
  return {
    ...(name.length < 3 && { name: 'At least three letters' }),
    ...(text.length > 10 && { text: 'Too long' }),
    ...(!terms && { terms: 'Please tick' }),
  };
}

interface DemoProps {
  onSubmit?: (values: Values) => Promise<void> | void;
  children?: ReactNode;
}

function Demo({ onSubmit = jest.fn(), children }: DemoProps) {
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={onSubmit}>
      <FormBody label="Demo" fields={['name', 'phone', 'city', 'text', 'terms']}>
        <TextField name="name" label="Name" autoComplete="name" required />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" hint="Ten digits" />
        <SelectField
          name="city"
          label="City"
          placeholder="Choose"
          options={[{ value: '1', label: 'Haifa' }]}
          hideLabel
        />
        <TextAreaField name="text" label="Text" maxLength={10} />
        <CheckboxField name="terms" label="I agree" required />
        {children}
        <SubmitButton label="Send" sendingLabel="Sending" />
      </FormBody>
    </Formik>
  );
}

const show = (props: DemoProps = {}, language: Language = 'en') => {
  renderWithProviders(<Demo {...props} />, { language });
  return userEvent.setup();
};
const send = () => screen.getByRole('button', { name: 'Send' });

describe('a field', () => {
  it('has a label, an input mode and autocomplete', () => {
    show();
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    expect(phone).toHaveAttribute('type', 'tel');
    expect(phone).toHaveAttribute('inputmode', 'tel');
    expect(phone).toHaveAttribute('autocomplete', 'tel');
    expect(phone).toHaveAttribute('dir', 'ltr');
    expect(phone).toHaveAccessibleDescription('Ten digits');
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).not.toHaveAttribute('dir');
    expect(name).toBeRequired();
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Choose');
  });

  it.each([
    ['en', 'completed'],
    ['he', 'מולא'],
  ] as const)(
    'shows an error after losing the focus, and "completed" once it is correct (%s)',
    async (language, text) => {
      const user = show({}, language);
      const name = screen.getByRole('textbox', { name: 'Name' });
      expect(name).toHaveAttribute('aria-invalid', 'false');
      await user.type(name, 'Al');
      expect(name).not.toHaveAccessibleDescription();
      await user.tab();
      await waitFor(() => expect(name).toBeInvalid());
      expect(name).toHaveAccessibleDescription('At least three letters');
      await user.type(name, 'ma');
      await waitFor(() => expect(name).toBeValid());
      expect(name).toHaveAccessibleDescription(text);
    },
  );

  it('is neither wrong nor completed when it is optional and empty', async () => {
    const user = show();
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await user.click(phone);
    await user.tab();
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Ten digits'));
    expect(phone).toBeValid();
  });

  it('counts characters and allows more than the maximum', async () => {
    const user = show();
    const text = screen.getByRole('textbox', { name: 'Text' });
    expect(text).toHaveAccessibleDescription('0/10');
    await user.type(text, 'a longer text');
    await user.tab();
    await waitFor(() => expect(text).toHaveAccessibleDescription('Too long 13/10'));
  });
});

describe.each([
  ['en', 'Send', /so nothing was sent\. What you wrote is still here\. You can also call/, 'Try again'],
  ['he', 'Send', /שום דבר לא נשלח.*אפשר גם להתקשר/, 'ניסיון נוסף'],
] as const)('a captcha that cannot be loaded (%s)', (language, button, text, action) => {
  it('leaves what was written, offers another try and the phone; nothing is sent without it', async () => {
    jest.mocked(isCaptchaReady).mockReturnValue(false);
    jest.mocked(loadCaptcha).mockRejectedValueOnce(new Error('offline'));
    const onSubmit = jest.fn();
    const user = userEvent.setup();
    const { container } = renderWithProviders(
      <SiteContact.Provider value={{ ...NO_CONTACT, phone: '03-555-0100' }}>
        <Demo onSubmit={onSubmit} />
      </SiteContact.Provider>,
      { language },
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Dana');
    await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await user.click(screen.getByRole('button', { name: button }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveFocus();
    expect(within(alert).getByRole('link', { name: '03-555-0100' })).toHaveAttribute('href', 'tel:035550100');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Dana');
    expect(onSubmit).not.toHaveBeenCalled();
    await expectNoAxeViolations(container);
    jest.mocked(loadCaptcha).mockImplementationOnce(() => {
      jest.mocked(isCaptchaReady).mockReturnValue(true);
      return Promise.resolve(() => Promise.resolve('token'));
    });
    await user.click(within(alert).getByRole('button', { name: action }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('sending', () => {
  it('with errors announces them once, links to each wrong field and focuses the first', async () => {
    const onSubmit = jest.fn();
    const user = show({ onSubmit });
    await user.click(send());
    const summary = await screen.findByRole('group', { name: 'Please correct the following' });
    const lines = () =>
      within(summary)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(lines()).toEqual(['Name: At least three letters', 'I agree: Please tick']);
    const announced = await screen.findByText(/^Please correct the following\. Name: At least three letters/);
    expect(announced.parentElement).toHaveAttribute('aria-live', 'assertive');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(within(summary).getByRole('button', { name: 'I agree: Please tick' }));
    const terms = screen.getByRole('checkbox', { name: 'I agree' });
    expect(terms).toHaveFocus();
    expect(terms).toHaveAccessibleDescription('Please tick');
    await user.click(terms);
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(announced).toBeEmptyDOMElement();
    await user.type(name, 'Dana');
    await waitFor(() => expect(summary).not.toBeInTheDocument());
  });

  it('focuses the first wrong field on the page, whatever order the form names', async () => {
    renderWithProviders(
      <Formik initialValues={EMPTY} validate={validate} onSubmit={jest.fn()}>
        <FormBody label="Demo" fields={['name', 'terms']} summary={false}>
          <CheckboxField name="terms" label="I agree" required />
          <TextField name="name" label="Name" autoComplete="name" required />
          <SubmitButton label="Send" sendingLabel="Sending" />
        </FormBody>
      </Formik>,
      { language: 'en' },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByLabelText(/^I agree/)).toHaveFocus());
  });

  it('clears the announcement while the corrected form is being sent, and after', async () => {
    let finish = (): void => undefined;
    const user = show({ onSubmit: () => new Promise((resolve) => (finish = resolve)) });
    const heard = () => document.querySelector('[aria-live="assertive"]')?.textContent;
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Dana');
    await user.click(send());
    await waitFor(() => expect(heard()).toMatch(/Please tick$/));
    await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
    expect(heard()).toBe('');
    await user.click(send());
    expect(heard()).toBe('');
    await act(async () => {
      finish();
      await Promise.resolve();
    });
    expect(heard()).toBe('');
  });

  it.each([
    ['What is it?', 'Please say', 'What is it? Please say'],
    ['What is it?', 'Please say what is it', 'Please say what is it'],
    ['Name', 'Too short', 'Name: Too short'],
    ['Name', 'The name is too short', 'The name is too short'],
  ])('with an error at "%s" names the field once', async (label, message, line) => {
    renderWithProviders(
      <Formik initialValues={{ one: '' }} validate={() => ({ one: message })} onSubmit={jest.fn()}>
        <FormBody label="Demo" fields={['one']}>
          <TextField name="one" label={label} />
          <SubmitButton label="Send" sendingLabel="Sending" />
        </FormBody>
      </Formik>,
      { language: 'en' },
    );
    await userEvent.click(send());
    const summary = await screen.findByRole('group', { name: 'Please correct the following' });
    expect(within(summary).getByRole('button')).toHaveTextContent(line);
  });

  it('with errors again moves the focus and announces again', async () => {
    const user = show();
    await user.click(send());
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    const before = await screen.findByText(/^Please correct the following\./);
    await user.click(screen.getByRole('textbox', { name: 'Phone' }));
    await user.click(send());
    await waitFor(() => expect(name).toHaveFocus());
    await waitFor(() => expect(before).not.toBeInTheDocument());
    expect(await screen.findByText(/^Please correct the following\./)).toBeInTheDocument();
  });

  it('with errors does not take the focus from a visitor who moved it', async () => {
    jest.useFakeTimers();
    try {
      renderWithProviders(<Demo />, { language: 'en' });
      const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
      await user.click(send());
      await screen.findByRole('group', { name: 'Please correct the following' });
      const phone = screen.getByRole('textbox', { name: 'Phone' });
      act(() => phone.focus());
      act(() => jest.advanceTimersByTime(1000));
      expect(phone).toHaveFocus();
    } finally {
      jest.useRealTimers();
    }
  });

  it('cannot happen twice at a time, and shows its progress', async () => {
    let finish = (): void => undefined;
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const user = show({ onSubmit });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Dana');
    await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await user.click(send());
    const sending = await screen.findByRole('button', { name: 'Sending' });
    expect(sending).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Sending');
    await user.click(sending);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it("loads the captcha's code on the first input, once", async () => {
    const user = show();
    expect(prepareCaptcha).not.toHaveBeenCalled();
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await user.tab();
    expect(prepareCaptcha).toHaveBeenCalledTimes(1);
  });
});

describe('a form that hydrates late', () => {
  it('keeps input from before hydration', async () => {
    const page = (
      <TranslationProvider language="en" locales={readLocales('en')}>
        <Demo />
      </TranslationProvider>
    );
    const place = document.body.appendChild(document.createElement('div'));
    // Silences React's warning about Formik's layout effects during server rendering, which appears because jsdom
    // provides a window.
    const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    place.innerHTML = renderToString(page);
    warnings.mockRestore();
    const early = (name: string) => within(place).getByRole<HTMLInputElement>('textbox', { name });
    early('Name').value = 'Dana';
    within(place).getByRole<HTMLInputElement>('checkbox').checked = true;
    const root = await act(async () => hydrateRoot(place, page));
    expect(early('Name')).toHaveValue('Dana');
    await userEvent.type(early('Phone'), '050');
    expect(early('Name')).toHaveValue('Dana');
    expect(early('Phone')).toHaveValue('050');
    expect(within(place).getByRole('checkbox')).toBeChecked();
    act(() => root.unmount());
    place.remove();
  });
});

describe('a notice', () => {
  it.each([
    ['error', 'alert'],
    ['info', 'status'],
  ] as const)('of tone %s is an %s with its action', async (tone, role) => {
    const onClick = jest.fn();
    renderWithProviders(
      <FormNotice tone={tone} action={{ label: 'Again', onClick }}>
        It failed
      </FormNotice>,
    );
    expect(screen.getByRole(role)).toHaveTextContent('It failed');
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(onClick).toHaveBeenCalled();
  });
});
