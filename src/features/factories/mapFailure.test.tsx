import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { googleMapsStandIn } from '../../testing/googleMapsStandIn';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { groupFactories } from './Factory';
import { factoryNode } from './testing/factoryFixture';
import { FactoryMap } from './FactoryMap';

let logged: jest.SpyInstance;
beforeEach(() => {
  process.env.GATSBY_GOOGLE_MAPS_KEY = 'key-of-the-test';
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
  delete process.env.GATSBY_GOOGLE_MAPS_KEY;
});

it('logs a map that cannot be loaded, and shows the list with a retry', async () => {
  const { asked } = googleMapsStandIn('refused');
  const onScreen = mockIntersection();
  const groups = groupFactories([factoryNode('Haifa plant', { company: 'Concrete', street: 'Haifa' })]);
  const { container } = renderWithProviders(<FactoryMap label="Our factories" groups={groups} />, {
    language: 'en',
  });
  onScreen(true);
  await waitFor(() => expect(asked).not.toHaveLength(0));
  const text = 'The map cannot be shown right now. Here is the list of factories:';
  expect(await screen.findByText(text, undefined, { timeout: 8000 })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Haifa plant/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Map' })).not.toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('The map could not be loaded', expect.anything());
  await expectNoAxeViolations(container);
  googleMapsStandIn();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Map' })).toBeVisible();
});
