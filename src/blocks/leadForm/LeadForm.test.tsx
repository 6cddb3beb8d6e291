import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { LeadForm } from './LeadForm';

const complete: Queries.LeadFormFragment = {
  id: 'lead',
  siteContact: null,
  title: 'Ask about Terra paving',
  introduction: 'We send samples',
  leadVariant: 'product',
  subjectName: 'Terra paving',
  inDrawer: false,
  bmbyId: 88,
  projectStatus: null,
  emailForLead: 'products@even-derech.example',
  company: { companyId: 5423 },
};
const minimal: Queries.LeadFormFragment = {
  id: 'lead',
  siteContact: null,
  title: null,
  introduction: null,
  leadVariant: 'eligibility',
  subjectName: null,
  inDrawer: null,
  bmbyId: null,
  projectStatus: null,
  emailForLead: null,
  company: null,
};

beforeEach(() => void mockApi({}));

describe('the lead form block', () => {
  it.each([
    ['he', 'השארת פרטים על המוצר'],
    ['en', 'Leave details about the product'],
  ] as const)('has title, text, form and what it is about (%s)', async (language, form) => {
    renderWithProviders(<LeadForm {...complete} first={false} />, { language });
    const section = within(screen.getByRole('region', { name: 'Ask about Terra paving' }));
    expect(section.getByRole('heading', { level: 2, name: 'Ask about Terra paving' })).toBeVisible();
    expect(section.getByText('We send samples')).toBeVisible();
    expect(await section.findByRole('form', { name: form })).toBeVisible();
    expect(section.getByRole('definition')).toHaveTextContent('Terra paving');
  });

  it('needs only its kind', async () => {
    renderWithProviders(<LeadForm {...minimal} first />, { language: 'en' });
    expect(await screen.findByRole('form', { name: 'Eligibility form' })).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('opens in a drawer when the editor chose that', async () => {
    renderWithProviders(<LeadForm {...complete} inDrawer first />, { language: 'en' });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Leave details' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Leave details' }));
    expect(await drawer.findByRole('form')).toBeVisible();
  });
});
