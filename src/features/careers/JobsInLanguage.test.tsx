import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { JobsInLanguage } from './JobsInLanguage';

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

it('lists the positions that have a page in the language', () => {
  renderWithProviders(<JobsInLanguage jobs={[JOB]} />, { language: 'en' });
  expect(screen.getByRole('region', { name: 'Positions described in English' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Residential project manager' })).toHaveAttribute(
    'href',
    '/en/career/10482/',
  );
});

it('is nothing without any', () => {
  const { container } = renderWithProviders(<JobsInLanguage jobs={[]} />, { language: 'en' });
  expect(container).toBeEmptyDOMElement();
});
