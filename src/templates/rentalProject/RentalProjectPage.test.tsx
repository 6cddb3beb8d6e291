import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { completeProject, minimalProject } from '../../testing/projectFixture';
import { completeRental, minimalRental } from '../../testing/rentalFixture';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import RentalProjectPage from './RentalProjectPage';

type Props = ComponentProps<typeof RentalProjectPage>;

function show(project: object) {
  mockIntersection();
  // The other props are omitted, because the page uses only its data.
  const data = { project: { ...project, homes: [], meetings: [] }, site: null, locales: null };
  return renderWithProviders(<RentalProjectPage {...({ data } as unknown as Props)} />, { language: 'en' });
}
const headings = (level: number) => screen.queryAllByRole('heading', { level }).map((one) => one.textContent);

describe('RentalProjectPage', () => {
  it('has its sections in the order of the specification', async () => {
    show({ ...completeProject, ...completeRental });
    await screen.findByRole('heading', { level: 2, name: 'More like it' });
    expect(headings(1)).toEqual(['A home in town, for ten years']);
    expect(headings(2)).toEqual([
      'Two houses, one yard',
      'What is included',
      'What makes Boulevard 12 special',
      'Why rent from us',
      'A closer look',
      'Come and see',
      'The lottery is open',
      'What neighbours say',
      '12 HaShdera',
      'Questions before signing',
      'Contract documents',
      'Two ways to register',
      'Who builds',
      'Developers of it',
      'Partners',
      'More like it',
    ]);
  });

  it('starts with the standard hero when its own has no title, and needs only a name', () => {
    show({ ...minimalProject, ...minimalRental, projectTitle: 'Boulevard 12' });
    expect(headings(1)).toEqual(['Boulevard 12']);
  });
});
