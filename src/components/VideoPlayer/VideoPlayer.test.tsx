import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockIntersection } from '../../testing/mockIntersection';
import { mockMedia } from '../../testing/mockMedia';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { VideoPlayer } from './VideoPlayer';

const DESKTOP = { url: 'https://cms.even-derech.example/api/media/file/wide.mp4' };
const MOBILE = { url: 'https://cms.even-derech.example/api/media/file/tall.mp4' };
const WIDE_SCREEN = 'min-width: 48em';

let play: jest.SpyInstance<Promise<void>>;
let pause: jest.SpyInstance;

beforeEach(() => {
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const show = (films: { desktop?: typeof DESKTOP; mobile?: typeof MOBILE }) =>
  renderWithProviders(
    <VideoPlayer
      desktop={films.desktop}
      mobile={films.mobile}
      poster={<img src="poster.jpg" alt="A crane" />}
      subject="Building"
    />,
    { language: 'en' },
  );
const film = () => document.querySelector('video');

describe('VideoPlayer', () => {
  it('loads its film when it is in view, and plays it muted in a loop', () => {
    mockMedia(WIDE_SCREEN);
    const move = mockIntersection();
    show({ desktop: DESKTOP, mobile: MOBILE });
    expect(screen.getByRole('img', { name: 'A crane' })).toBeVisible();
    move(false);
    expect(film()).not.toBeInTheDocument();
    move(true);
    expect(film()).toHaveAttribute('src', DESKTOP.url);
    expect(film()).toHaveProperty('muted', true);
    expect(film()).toHaveProperty('loop', true);
    expect(play).toHaveBeenCalledTimes(1);
    move(false);
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it('has another film on phones', () => {
    const move = mockIntersection();
    show({ desktop: DESKTOP, mobile: MOBILE });
    move(true);
    expect(film()).toHaveAttribute('src', MOBILE.url);
  });

  it('is a picture without a button if there is no film', () => {
    const move = mockIntersection();
    show({ desktop: DESKTOP });
    move(true);
    expect(film()).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is stopped and started by its button', async () => {
    const move = mockIntersection();
    show({ mobile: MOBILE });
    move(true);
    fireEvent.playing(film() as HTMLVideoElement);
    await userEvent.click(screen.getByRole('button', { name: 'Pause: Building' }));
    expect(pause).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Play: Building' }));
    expect(play).toHaveBeenCalledTimes(2);
  });

  it.each(['prefers-reduced-motion', 'prefers-reduced-data'])(
    'does not start under %s until the visitor asks for it',
    async (preference) => {
      mockMedia(preference);
      const move = mockIntersection();
      show({ mobile: MOBILE });
      move(true);
      expect(film()).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Play: Building' }));
      expect(film()).toHaveAttribute('src', MOBILE.url);
      expect(play).toHaveBeenCalledTimes(1);
    },
  );

  it('offers to play when the browser blocks autoplay', async () => {
    play.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
    const move = mockIntersection();
    show({ mobile: MOBILE });
    move(true);
    expect(await screen.findByRole('button', { name: 'Play: Building' })).toBeEnabled();
  });

  it('still wants to play after a pause of its own', async () => {
    play.mockRejectedValueOnce(new DOMException('Interrupted', 'AbortError'));
    const move = mockIntersection();
    show({ mobile: MOBILE });
    move(true);
    await act(() => Promise.resolve());
    expect(screen.getByRole('button', { name: 'Pause: Building' })).toBeEnabled();
  });
});
