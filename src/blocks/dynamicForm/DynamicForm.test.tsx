import { screen, within } from '@testing-library/react';
import { mockApi } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { DynamicForm } from './DynamicForm';

const formId = '34ef4a19-efa7-40c1-b8b6-2fd7257f2ed3';
const definition = {
  id: formId,
  name: 'Report',
  pages: [
    {
      caption: 'You',
      fieldsets: [
        { columns: [{ fields: [{ alias: 'name', caption: 'Name', type: { name: 'Short answer' } }] }] },
      ],
    },
  ],
};
const complete: Queries.DynamicFormFragment = {
  id: 'block',
  siteContact: null,
  form: { formId, title: 'Report a fault', definition },
};

beforeEach(() => void mockApi({}));

describe('the dynamic form block', () => {
  it.each(['he', 'en'] as const)('is a titled card with the form (%s)', async (language) => {
    renderWithProviders(<DynamicForm {...complete} first={false} />, { language });
    const section = screen.getByRole('region', { name: 'Report a fault' });
    expect(within(section).getByRole('heading', { level: 2, name: 'Report a fault' })).toBeVisible();
    expect(await within(section).findByRole('textbox', { name: 'Name' })).toBeVisible();
    expect(within(section).getByRole('heading', { level: 3, name: 'You' })).toBeVisible();
  });

  it("has the page's h1 as the first block", async () => {
    renderWithProviders(<DynamicForm {...complete} first />);
    expect(screen.getByRole('heading', { level: 1, name: 'Report a fault' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'You' })).toBeVisible();
  });

  it.each([
    ['the form is gone', null],
    ['the form has no id', { formId: null, title: 'Report a fault', definition }],
  ])('renders nothing when %s', (_name, form) => {
    const { container } = renderWithProviders(
      <DynamicForm {...({ id: 'block', form } as Queries.DynamicFormFragment)} first />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
