import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { picture, urlLink } from '../../testing/fixtures';
import { mockIntersection } from '../../testing/mockIntersection';
import { mockMedia } from '../../testing/mockMedia';
import { completeRental } from '../../testing/rentalFixture';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { HeroMedia } from './HeroMedia';
import { heroFiles } from './heroFiles';
import { RentalHero } from './RentalHero';

const FILM = picture('The coast', { mimeType: 'video/mp4', url: '/coast.mp4' });
const complete = jest.fn<boolean, []>(() => true);

beforeEach(() => {
  complete.mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(complete);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const film = () => document.querySelector('video');

function show(desktop: ReturnType<typeof picture> | null, poster: ReturnType<typeof picture> | null) {
  const move = mockIntersection();
  const onReady = jest.fn();
  const files = heroFiles({ desktop, mobile: null, posters: [poster] });
  renderWithProviders(<HeroMedia {...files} subject="Wave Towers" onReady={onReady} />, { language: 'en' });
  return { move, onReady };
}

/** Simulates that this many seconds of the ten-second video are buffered. */
function buffer(seconds: number) {
  const element = film() as HTMLVideoElement;
  Object.defineProperty(element, 'duration', { configurable: true, value: 10 });
  const buffered = { length: 1, start: () => 0, end: () => seconds };
  Object.defineProperty(element, 'buffered', { configurable: true, value: buffered });
  fireEvent(element, new Event('progress'));
}

describe('the media of the hero', () => {
  it('shows a spinner until half of a film is buffered, then is ready', () => {
    const { move, onReady } = show(FILM, picture('A still'));
    move(true);
    expect(screen.getByRole('img', { name: 'A still' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    buffer(4);
    expect(screen.getByRole('status')).toBeVisible();
    expect(onReady).not.toHaveBeenCalled();
    buffer(5);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(onReady).toHaveBeenCalledTimes(1);
    buffer(9);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('plays a muted loop automatically, with a stop button', async () => {
    const { move } = show(FILM, null);
    move(true);
    expect(film()).toHaveProperty('muted', true);
    expect(film()).toHaveProperty('loop', true);
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Pause: The coast' }));
    expect(screen.getByRole('button', { name: 'Play: The coast' })).toBeVisible();
  });

  it('is ready with the poster when the film fails', () => {
    const { move, onReady } = show(FILM, picture('A still'));
    move(true);
    fireEvent.error(film() as HTMLVideoElement);
    expect(film()).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'A still' })).toBeVisible();
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('loads no film under reduced motion, and is ready with the poster', () => {
    mockMedia('prefers-reduced-motion');
    const { move, onReady } = show(FILM, picture('A still'));
    move(true);
    expect(film()).not.toBeInTheDocument();
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['has loaded', 'load'],
    ['cannot be loaded', 'error'],
  ])('is ready when a picture %s', (_name, event) => {
    complete.mockReturnValue(false);
    const { move, onReady } = show(picture('The house'), null);
    move(true);
    expect(onReady).not.toHaveBeenCalled();
    act(() => void screen.getByRole('img').dispatchEvent(new Event(event)));
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('is ready at once without media', () => {
    const { move, onReady } = show(null, null);
    move(true);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('enters only while it is in view', () => {
    const { move, onReady } = show(picture('The house'), null);
    move(false);
    expect(onReady).not.toHaveBeenCalled();
    move(true);
    expect(onReady).toHaveBeenCalledTimes(1);
  });
});

describe('the texts of the hero', () => {
  const hero = (changes: Partial<Queries.RentalHeroFragment> = {}, hasMap = true) =>
    renderWithProviders(
      <>
        <RentalHero project={{ ...completeRental, ...changes }} place="Israel, Tel Aviv" hasMap={hasMap} />
        <section id="benefits">benefits</section>
        <section id="map">map</section>
      </>,
      { language: 'en' },
    );
  beforeEach(() => void mockIntersection());

  it('show title, place, rent and description', () => {
    hero();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A home in town, for ten years');
    expect(screen.getByText('Boulevard 12 · Israel, Tel Aviv')).toBeVisible();
    expect(screen.getByText('₪4,900')).toBeVisible();
    expect(screen.getByText('The rent does not jump.')).toBeVisible();
  });

  it('show the text of the price without a number', () => {
    hero({ price: null, priceText: 'Rent on request' });
    expect(screen.getByText('Rent on request')).toBeVisible();
    expect(screen.queryByText(/₪/)).not.toBeInTheDocument();
  });

  it.each([
    ['Life here', 'benefits'],
    ['Show on the map', 'map'],
  ])('have a link %s to #%s that moves the focus', async (name, id) => {
    hero();
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `#${id}`);
    await userEvent.click(link);
    expect(document.getElementById(id)).toHaveFocus();
  });

  it.each([
    ['no name', urlLink('', '/#benefits')],
    ['no address', urlLink('Life here', '')],
  ])('have no button with %s', (_name, anchorButton) => {
    const banner = { ...completeRental.rentProjectHeroBanner, anchorButton };
    hero({ rentProjectHeroBanner: banner }, false);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Free homes']);
  });
});
