import { toDefinition } from '../definition/toDefinition';
import { field, formOf, page, when } from '../testing/formOf';
import { encodedLength, encodeFile } from '../../../lib/encodeFile';
import { initialValues } from './initialValues';
import { toSubmission } from './toSubmission';

const options = [{ value: 'red' }, { value: 'green', caption: 'Green' }];
const form = toDefinition(
  formOf([
    page([
      field('name', 'Short answer', { settings: { defaultValue: 'Dana' } }),
      field('colours', 'Multiple choice', { preValues: options, settings: { defaultValue: 'green, blue' } }),
      field('news', 'Checkbox', { settings: { defaultValue: 'True' } }),
      field('terms', 'Data Consent'),
      field('source', 'Hidden', { settings: { defaultValue: 'site' } }),
      field('papers', 'File upload'),
      field('title', 'Title and description'),
      field('robot', 'Recaptcha2'),
      field('pad', 'Signature pad'),
    ]),
    page([field('city', 'Dropdown', { preValues: options })], { condition: when([['news', 'Is', 'on']]) }),
  ]),
);

it("a form starts with the editors' default values", () => {
  expect(initialValues(form)).toEqual({
    name: 'Dana',
    colours: ['green'],
    news: true,
    terms: false,
    source: 'site',
    papers: [],
    city: '',
  });
});

describe('an entry', () => {
  it('has an array of values by alias', async () => {
    const papers = [new File(['abc'], 'a.txt', { type: 'text/plain' }), new File([''], 'b')];
    expect(
      await toSubmission(form, { ...initialValues(form), name: ' Dana ', terms: true, papers, city: 'red' }),
    ).toEqual({
      name: ['Dana'],
      colours: ['green'],
      news: ['true'],
      terms: ['true'],
      source: ['site'],
      papers: [
        { fileName: 'a.txt', fileContents: 'data:text/plain;base64,YWJj' },
        {
          fileName: 'b',
          fileContents: expect.stringMatching(/^data:application\/octet-stream;base64,/) as string,
        },
      ],
      city: ['red'],
    });
  });

  it('leaves out empty and hidden fields', async () => {
    expect(
      await toSubmission(form, { ...initialValues(form), name: '', news: false, colours: [], city: 'red' }),
    ).toEqual({ source: ['site'] });
  });
});

describe('a file', () => {
  it.each([0, 1, 2, 3, 4, 1000])('of %i bytes has the predicted length when it is encoded', async (size) => {
    const file = new File(['x'.repeat(size)], 'a', { type: 'text/plain' });
    const { fileContents } = await encodeFile(file);
    expect(fileContents).toHaveLength(encodedLength(file));
  });

  it('that cannot be read is logged and not sent', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function (this: FileReader) {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    await expect(encodeFile(new File(['x'], 'gone.pdf'))).rejects.toThrow('A file could not be read');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('gone.pdf'), null);
    logged.mockRestore();
  });
});
