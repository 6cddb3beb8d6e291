import { screen, waitFor } from '@testing-library/react';
import { mockApi } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { field, formOf, guid, page } from './testing/formOf';
import { LazyDynamicForm } from './LazyDynamicForm';

const id = guid('the form');
const bare = id.replaceAll('-', '');
const form = formOf([page([field('name', 'Short answer')])]);
const FOREIGN = 'https://forms.example';
const path = (culture: string) => `${FOREIGN}/umbraco/forms/api/v1/definitions/${id}?culture=${culture}`;

afterEach(() => {
  delete process.env.GATSBY_CMS_FORMS_URL;
});

it('shows a form of the CMS as it came with the page', async () => {
  const requests = mockApi({});
  renderWithProviders(<LazyDynamicForm formId={id} form={form} />, { language: 'en' });
  expect(screen.getByRole('status', { name: 'Loading the form' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'name' })).toBeVisible();
  expect(requests).toHaveLength(0);
});

it('renders nothing for a missing form', async () => {
  mockApi({});
  const { container } = renderWithProviders(<LazyDynamicForm formId={id} form={null} />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

describe('with a separate forms host', () => {
  beforeEach(() => {
    process.env.GATSBY_CMS_FORMS_URL = `${FOREIGN}/`;
  });

  it.each([
    ['he', 'he-il', 'הטופס נטען'],
    ['en', 'en-us', 'Loading the form'],
  ] as const)(
    'requests the form there in the language of the page (%s)',
    async (language, culture, loading) => {
      const requests = mockApi({ [path(culture)]: () => ({ body: form }) });
      renderWithProviders(<LazyDynamicForm formId={bare} form={null} />, { language });
      // Checks only that the placeholder was found. The form may replace it before a further check.
      await screen.findByRole('status', { name: loading });
      expect(await screen.findByRole('textbox', { name: 'name' })).toBeVisible();
      expect(requests).toMatchObject([{ method: 'GET', headers: {} }]);
    },
  );

  it('shows an error when the host does not answer', async () => {
    mockApi({});
    renderWithProviders(<LazyDynamicForm formId={id} form={form} />, { language: 'en' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This form cannot be shown at the moment.');
  });

  it('shows an error for an invalid id', async () => {
    mockApi({});
    renderWithProviders(<LazyDynamicForm formId="contact" form={null} />, { language: 'en' });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('requests nothing when the host is the CMS itself', async () => {
    process.env.GATSBY_CMS_FORMS_URL = 'https://cms.even-derech.example';
    const requests = mockApi({});
    renderWithProviders(<LazyDynamicForm formId={id} form={form} />, { language: 'en' });
    expect(await screen.findByRole('textbox', { name: 'name' })).toBeVisible();
    expect(requests).toHaveLength(0);
  });
});
