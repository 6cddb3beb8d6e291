import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProjectPartners } from './ProjectPartners';

const partner = (id: string, url: string | null) => ({ id, memberName: id, url, lOGO: null });

describe('ProjectPartners', () => {
  it('links to pages of the site in the same tab, to other sites in a new one', () => {
    const project = {
      path: '/en/projects/bridge-7/',
      groupPartnersTitle: 'Who builds',
      entrepreneursTitle: null,
      companies: [partner('Residence', '/en/homes/')],
      partners: [partner('Keshet', 'https://keshet.example/'), partner('Reshet', null)],
      entrepreneurs: [],
    };
    renderWithProviders(<ProjectPartners project={project} />, { language: 'en' });
    expect(screen.getByRole('link', { name: 'Residence' })).toHaveAttribute('href', '/en/homes/');
    expect(screen.getByRole('link', { name: 'Residence' })).not.toHaveAttribute('target');
    expect(screen.getByRole('link', { name: /^Keshet/ })).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('link', { name: 'Reshet' })).toBeNull();
  });
});
