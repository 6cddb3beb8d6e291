import { screen, waitFor, within } from '@testing-library/react';
import { picture, urlLink } from '../../testing/fixtures';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ContactBoxes } from './ContactBoxes';

const complete: Queries.ContactBoxesFragment = {
  id: 'boxes',
  title: 'Reach us',
  boxes: [
    {
      id: 'a',
      icon: picture('envelope'),
      text: 'Write to the office',
      link: urlLink('office@even-derech.example', 'mailto:office@even-derech.example'),
      location: null,
    },
    { id: 'b', icon: null, text: 'Come by', link: null, location: { latitude: 32.06, longitude: 34.79 } },
  ],
  surroundings: null,
};

describe('ContactBoxes', () => {
  it.each(['he', 'en'] as const)('shows each box with text and link: %s', (language) => {
    renderWithProviders(<ContactBoxes {...complete} first={false} />, { language });
    expect(screen.getByRole('heading', { level: 2, name: 'Reach us' })).toBeVisible();
    const box = screen.getAllByRole('listitem')[0] as HTMLElement;
    expect(within(box).getByText('Write to the office')).toBeVisible();
    expect(within(box).getByRole('link', { name: 'office@even-derech.example' })).toHaveAttribute(
      'href',
      'mailto:office@even-derech.example',
    );
  });

  it('shows boxes with a place on a map', async () => {
    const onScreen = mockIntersection();
    renderWithProviders(<ContactBoxes {...complete} first={false} />, { language: 'en' });
    // The map creates its own observer only after its code has loaded, so the intersection is reported until the map
    // appears.
    await waitFor(() => {
      onScreen(true);
      expect(screen.getByRole('group', { name: 'Reach us' })).toHaveAttribute('aria-roledescription', 'map');
    });
  });

  it('has no map without complete coordinates', () => {
    const half = { latitude: 32.06, longitude: null };
    const boxes = complete.boxes.map((box) => ({ ...box, location: half }));
    renderWithProviders(<ContactBoxes {...complete} boxes={boxes} first={false} />, { language: 'en' });
    expect(screen.queryByText('The map needs JavaScript. Here is what it shows:')).not.toBeInTheDocument();
  });

  it('treats its icons as decoration', () => {
    renderWithProviders(<ContactBoxes {...complete} first={false} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('needs only a text', () => {
    renderWithProviders(
      <ContactBoxes
        id="boxes"
        title={null}
        surroundings={null}
        boxes={[{ id: 'b', icon: null, text: 'Come by', link: null, location: null }]}
        first={false}
      />,
    );
    expect(screen.getByText('Come by')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('renders nothing without boxes', () => {
    const { container } = renderWithProviders(<ContactBoxes {...complete} boxes={[]} first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
