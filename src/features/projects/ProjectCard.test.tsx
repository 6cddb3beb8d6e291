import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProjectCard } from './ProjectCard';
import { projectNode } from './testing/listedProjectFixture';
import { toListedProject } from './toListedProject';

const shown = (statuses: readonly string[]) => {
  const node = projectNode('heights');
  const projectStatuses = statuses.map((name) => ({ name, order: 0 }));
  return renderWithProviders(
    <ProjectCard project={toListedProject({ ...node, projectStatuses })} size="single" withCountry={false} />,
    { language: 'en' },
  );
};

it('shows every stage of a project', () => {
  shown(['Planned', 'Under construction']);
  expect(screen.getByText('Planned · Under construction')).toBeVisible();
});

it('leaves out an unknown stage', () => {
  const { container } = shown([]);
  expect(container.querySelectorAll('p')).toHaveLength(0);
});
