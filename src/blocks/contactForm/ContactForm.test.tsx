import { screen, within } from '@testing-library/react';
import { mockApi } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ContactForm } from './ContactForm';

const complete: Queries.ContactFormFragment = {
  id: 'form',
  siteContact: null,
  title: 'Leave a message',
  introduction: 'We come back to you',
  company: { companyId: 5423 },
};
const minimal: Queries.ContactFormFragment = {
  id: 'form',
  siteContact: null,
  title: null,
  introduction: null,
  company: null,
};

const answers = (company: number) => ({
  [`/web/contactUs/subjects/${company}`]: () => ({ body: { '3': 'Sales' } }),
});

describe('the contact form block', () => {
  it.each(['he', 'en'] as const)('has title, text and the form under its anchor (%s)', async (language) => {
    mockApi(answers(5423));
    renderWithProviders(<ContactForm {...complete} first={false} />, { language });
    const section = screen.getByRole('region', { name: 'Leave a message' });
    expect(section).toHaveAttribute('id', 'contact-us');
    expect(within(section).getByRole('heading', { level: 2, name: 'Leave a message' })).toBeVisible();
    expect(within(section).getByText('We come back to you')).toBeVisible();
    expect(await within(section).findByRole('form')).toBeVisible();
    expect(await within(section).findByRole('option', { name: 'Sales' })).toBeInTheDocument();
  });

  it('writes to the default company when the editor names none', async () => {
    const requests = mockApi(answers(1));
    const { container } = renderWithProviders(<ContactForm {...minimal} first />);
    expect(await screen.findByRole('option', { name: 'Sales' })).toBeInTheDocument();
    expect(requests[0]?.path).toBe('/web/contactUs/subjects/1');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(container.querySelector('#contact-us')).not.toBeNull();
  });

  it("has the page's h1 as the first block", async () => {
    mockApi(answers(5423));
    renderWithProviders(<ContactForm {...complete} first />);
    expect(screen.getByRole('heading', { level: 1, name: 'Leave a message' })).toBeVisible();
    await screen.findByRole('option', { name: 'Sales' });
  });
});
