import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { JobsInLanguage } from './JobsInLanguage';

type Props = ComponentProps<typeof JobsInLanguage>;

const show = (props: Partial<Props> = {}) =>
  renderWithProviders(<JobsInLanguage jobs={[]} groupCareers={null} boardPath="/rent/career/" {...props} />, {
    language: 'en',
  });

const JOB = {
  orderId: 10482,
  path: '/en/career/10482/',
  jobName: 'Residential project manager',
  closed: false,
  isoDate: '2026-11-09',
  shownDate: '09/11/2026',
  profession: { documentId: '1', name: 'Management', order: 0 },
  area: null,
  scope: null,
  company: null,
  division: null,
};

it('lists the positions with a page in the language', () => {
  show({ jobs: [JOB] });
  expect(screen.getByRole('region', { name: 'Positions described in English' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Residential project manager' })).toHaveAttribute(
    'href',
    '/en/career/10482/',
  );
});

it.each([
  ['a company', '/en/career/', /positions of all companies are on the group’s career page/],
  ['the group', null, /Follow our social pages/],
])('shows a message and a link on the page of %s when there are none', async (_of, groupCareers, text) => {
  const { container } = show({ groupCareers });
  const section = within(screen.getByRole('region', { name: 'Positions described in English' }));
  expect(section.getByText(text)).toBeVisible();
  const links = section.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([...(groupCareers ? [groupCareers] : []), '/rent/career/']);
  expect(section.getByRole('link', { name: 'All open positions, in Hebrew' })).toHaveAttribute(
    'hreflang',
    'he',
  );
  expect(section.queryByRole('list')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('does not link to a missing board', () => {
  show({ boardPath: null });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
