import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProjectPartners } from './ProjectPartners';

const partner = (id: string, url: string | null) => ({ id, memberName: id, url, lOGO: null });

const groups = {
  path: '/en/projects/bridge-7/',
  groupPartnersTitle: null,
  entrepreneursTitle: null,
  companies: [partner('Residence', null)],
  entrepreneurs: [partner('Misgeret', null)],
  partners: [partner('Keshet', null)],
};

describe('ProjectPartners', () => {
  it.each([
    ['of the site', 'en', {}, ['Companies', 'Developers', 'Partners']],
    ['of the site', 'he', {}, ['חברות', 'יזמים', 'שותפים']],
    [
      'of the editor',
      'en',
      { groupPartnersTitle: 'Who builds', entrepreneursTitle: 'Who initiates' },
      ['Who builds', 'Who initiates', 'Partners'],
    ],
    [
      'of the editor without companies',
      'en',
      { groupPartnersTitle: 'With', companies: null },
      ['Developers', 'With'],
    ],
    ['of groups that have members', 'en', { entrepreneurs: [], partners: null }, ['Companies']],
  ] as const)('has groups with the titles %s: %s', (_name, language, changes, titles) => {
    renderWithProviders(<ProjectPartners project={{ ...groups, ...changes }} />, { language });
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(titles);
    for (const name of titles) expect(screen.getByRole('list', { name }).children).toHaveLength(1);
  });

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
