import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, useFormikContext } from 'formik';
import type { Language } from '../../../i18n/languages';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { FormBody } from '../FormBody';
import { SubmitButton } from '../SubmitButton';
import { FileField } from './FileField';

const MAX = 1_572_864;
const file = (name: string, bytes = 3) => {
  const made = new File(['cv!'], name, { type: 'application/octet-stream', lastModified: 1 });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};

interface Values {
  cv: File[];
}

/** A button that removes all files from the form value, like a failed submission that resets the form. */
function TakeOut() {
  const { setFieldValue } = useFormikContext();
  return (
    <button type="button" onClick={() => void setFieldValue('cv', [])}>
      Take out elsewhere
    </button>
  );
}

interface Shown {
  multiple?: boolean;
  language?: Language;
  caps?: { maxBytes: number; maxEncodedLength?: number };
  extensions?: readonly string[];
}

function show({
  multiple = false,
  language = 'en',
  caps = { maxBytes: MAX },
  extensions = ['pdf', '.DOC'],
}: Shown = {}) {
  const onSubmit = jest.fn((_values: Values) => Promise.resolve());
  renderWithProviders(
    <Formik
      initialValues={{ cv: [] } as Values}
      validate={({ cv }) => (cv.length === 0 ? { cv: 'Please attach a file' } : {})}
      onSubmit={onSubmit}
    >
      <FormBody label="Demo" fields={['cv']}>
        <FileField
          name="cv"
          label="CV"
          hint="Your life so far"
          required
          multiple={multiple}
          extensions={extensions}
          {...caps}
          rejectedMessage="Not such a file"
        />
        <TakeOut />
        <SubmitButton label="Send" sendingLabel="Sending" />
      </FormBody>
    </Formik>,
    { language },
  );
  // The `accept` attribute does not filter files that are dropped.
  const user = userEvent.setup({ applyAccept: false });
  return { onSubmit, user, input: screen.getByLabelText<HTMLInputElement>('CV *') };
}
const send = () => screen.getByRole('button', { name: 'Send' });
const sent = (onSubmit: jest.Mock<Promise<void>, [Values]>) =>
  onSubmit.mock.calls.map(([{ cv }]) => cv.map(({ name }) => name));

describe('a field for files', () => {
  it.each([
    ['en', 'Your life so far pdf, doc · up to 1.5 MB'],
    ['he', 'Your life so far pdf, doc · עד ‎1.5MB'],
  ] as const)('says what it takes (%s)', (language, description) => {
    const { input } = show({ language });
    expect(input).toHaveAttribute('accept', '.pdf,.doc');
    expect(input).toBeRequired();
    expect(input).not.toHaveAttribute('multiple');
    const plain = (text: string) => text.replace(/[\u200e\u200f\u2066\u2069\s\u00a0]/g, '');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const text = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(plain(text)).toBe(plain(description));
  });

  it('lists chosen files with their size, and sends them', async () => {
    const { onSubmit, user, input } = show();
    await user.upload(input, file('cv.pdf', 2048));
    const entry = await screen.findByRole('listitem');
    expect(entry).toHaveTextContent('cv.pdf');
    expect(entry).toHaveTextContent('2 kB');
    expect(screen.getByText('Chosen: cv.pdf')).toBeInTheDocument();
    await user.click(send());
    await waitFor(() => expect(sent(onSubmit)).toEqual([['cv.pdf']]));
  });

  it('replaces the file on another choice', async () => {
    const { onSubmit, user, input } = show();
    await user.upload(input, file('old.pdf'));
    await user.upload(input, file('new.doc'));
    await user.click(send());
    await waitFor(() => expect(sent(onSubmit)).toEqual([['new.doc']]));
  });

  it('adds files if it accepts several, each once', async () => {
    const { onSubmit, user, input } = show({ multiple: true });
    expect(input).toHaveAttribute('multiple');
    await user.upload(input, [file('a.pdf'), file('b.pdf')]);
    await user.upload(input, [file('b.pdf'), file('c.pdf')]);
    await user.click(send());
    await waitFor(() => expect(sent(onSubmit)).toEqual([['a.pdf', 'b.pdf', 'c.pdf']]));
  });

  it('removes a file and returns the focus to the field', async () => {
    const { user, input } = show();
    await user.upload(input, file('cv.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Remove cv.pdf' }));
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(input).toHaveFocus();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Please attach a file/));
  });

  it('stops announcing a choice that is no longer there', async () => {
    const { user, input } = show();
    const heard = () => screen.queryByText(/^(Chosen|Removed): /, { ignore: 'p' })?.textContent;
    await user.upload(input, file('cv.pdf'));
    expect(heard()).toBe('Chosen: cv.pdf');
    await user.click(screen.getByRole('button', { name: 'Take out elsewhere' }));
    await waitFor(() => expect(heard()).toBeUndefined());
  });

  it.each([
    ['of a kind that is not taken', file('cv.exe'), 'files of this type cannot be sent here'],
    ['that is a picture', file('cv.HEIC'), 'a picture. Save it as a PDF'],
    ['larger than allowed', file('cv.pdf', 2 * MAX), 'too large'],
    ['larger by a byte', file('cv.pdf', MAX + 1), 'larger than 1,572,864 bytes'],
    ['that is empty', file('cv.pdf', 0), 'the file is empty', 'The file is empty. Please choose it again'],
  ])('rejects a file %s and blocks sending', async (_name, wrong, reason, message = 'Not such a file') => {
    const { onSubmit, user, input } = show({ multiple: true });
    await user.upload(input, [file('good.pdf'), wrong]);
    await waitFor(() => expect(input).toHaveAccessibleDescription(new RegExp(message)));
    expect(input).toBeInvalid();
    const refused = screen.getAllByRole('listitem')[1] as HTMLElement;
    expect(refused).toHaveTextContent(`not accepted: ${reason}`);
    await user.click(send());
    const summary = await screen.findByRole('group', { name: 'Please correct the following' });
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(within(summary).getByRole('button', { name: `CV: ${message}` }));
    expect(input).toHaveFocus();
    await user.click(within(refused).getByRole('button'));
    await waitFor(() => expect(input).toBeValid());
    await user.click(send());
    await waitFor(() => expect(sent(onSubmit)).toEqual([['good.pdf']]));
  });

  it.each([
    ['an empty file', [file('a.pdf', 0)], 'The file is empty. Please choose it again'],
    ['two empty files', [file('a.pdf', 0), file('b.pdf', 0)], 'The file is empty. Please choose it again'],
    ['an empty file and one of another kind', [file('a.pdf', 0), file('b.exe')], 'Not such a file'],
    ['a large file', [file('a.pdf', 2 * MAX)], 'Not such a file'],
  ])('names in the summary why %s cannot be sent', async (_name, files, message) => {
    const { user, input } = show({ multiple: true });
    await user.upload(input, files);
    await user.click(send());
    const summary = await screen.findByRole('group', { name: 'Please correct the following' });
    expect(within(summary).getByRole('button', { name: `CV: ${message}` })).toBeInTheDocument();
    expect(summary).not.toHaveTextContent('Please attach a file');
    for (const { name } of files) await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Please attach a file/));
  });

  it.each([
    ['jpg, png, pdf', 'photo.heic', 'a picture of another type. Save it as a JPG'],
    ['jpeg', 'plan.GIF', 'a picture of another type. Save it as a JPG'],
    ['doc, pdf', 'photo.jfif', 'a picture. Save it as a PDF'],
    ['doc, txt', 'photo.jpg', 'files of this type cannot be sent here'],
    ['png', 'photo.jfif', 'files of this type cannot be sent here'],
    ['jpg', 'plan.dwg', 'files of this type cannot be sent here'],
  ])('with the types %s rejects %s with the reason "%s"', async (types, name, reason) => {
    const { user, input } = show({ extensions: types.split(', ') });
    await user.upload(input, file(name));
    expect(await screen.findByRole('listitem')).toHaveTextContent(`not accepted: ${reason}`);
  });

  it('accepts a JPEG with the extension jfif', async () => {
    const { user, input } = show({ extensions: ['.JPG', 'png'] });
    expect(input).toHaveAttribute('accept', '.jpg,.png,.jfif');
    await user.upload(input, file('photo.JFIF'));
    expect(await screen.findByRole('listitem')).not.toHaveTextContent('not accepted');
  });

  it('accepts a file without an extension, which the server decides by its content', async () => {
    const { user, input } = show();
    await user.upload(input, file('Dana CV'));
    expect(await screen.findByRole('listitem')).not.toHaveTextContent('not accepted');
  });

  it('accepts a file of exactly the maximum size', async () => {
    const { user, input } = show();
    await user.upload(input, file('cv.pdf', MAX));
    expect(await screen.findByRole('listitem')).not.toHaveTextContent('not accepted');
  });

  describe('with an additional limit on the encoded file', () => {
    const caps = { maxBytes: 5_242_880, maxEncodedLength: 5_000_000 };
    // The prefix `data:application/octet-stream;base64,` has 37 characters. Base64 then needs four characters for every
    // three bytes.
    const largest = ((5_000_000 - 40) / 4) * 3;

    it('shows the lower of the two limits', () => {
      const { input } = show({ caps });
      expect(input).toHaveAccessibleDescription(/up to \u20663\.5\u00a0MB\u2069/);
    });

    it.each([
      [largest, true],
      [largest + 3, false],
      [5_242_880, false],
    ])('checks each chosen file: %d bytes (accepted: %s)', async (bytes, taken) => {
      const { user, input } = show({ multiple: true, caps });
      await user.upload(input, [file('small.pdf'), file('cv.pdf', bytes)]);
      const [first, second] = await screen.findAllByRole('listitem');
      expect(first).not.toHaveTextContent('not accepted');
      if (taken) expect(second).not.toHaveTextContent('not accepted');
      else expect(second).toHaveTextContent('not accepted: too large');
    });
  });

  it('replaces a chosen file by a rejected one', async () => {
    const { user, input } = show();
    await user.upload(input, file('cv.pdf'));
    await user.upload(input, file('cv.exe'));
    expect(await screen.findByRole('listitem')).toHaveTextContent('cv.exe');
    await user.upload(input, file('cv.doc'));
    await waitFor(() => expect(input).toBeValid());
    expect(screen.getByRole('listitem')).toHaveTextContent('cv.doc');
  });

  it('highlights where a file would be dropped', () => {
    const { input } = show();
    const zone = input.parentElement as HTMLElement;
    const before = zone.className;
    fireEvent.dragEnter(input);
    expect(zone.className).not.toBe(before);
    fireEvent.dragLeave(input);
    expect(zone.className).toBe(before);
  });
});
