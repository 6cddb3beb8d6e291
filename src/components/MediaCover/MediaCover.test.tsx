import { screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { picture } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { MediaCover } from './MediaCover';

const film = (alt: string) =>
  picture(alt, { mimeType: 'video/mp4', url: 'https://cms.even-derech.example/film.mp4' });
const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
beforeEach(() => jest.clearAllMocks());

const images = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));

describe('MediaCover', () => {
  it.each([
    [
      'a drawing for each kind of screen',
      { desktop: picture('wide'), mobile: picture('tall') },
      ['wide', 'tall'],
    ],
    [
      'a film for wide screens, a picture for phones',
      { desktop: film('film'), mobile: picture('tall') },
      ['tall'],
    ],
    [
      'a picture for wide screens, a film for phones',
      { desktop: picture('wide'), mobile: film('film') },
      ['wide'],
    ],
    ['one picture for all', { desktop: picture('wide'), mobile: null }, ['wide']],
    ['a picture for phones alone', { desktop: null, mobile: picture('tall') }, ['tall']],
    ['neither', { desktop: null, mobile: null }, []],
    ['nothing at all', null, []],
  ])('%s', (_name, media, expected) => {
    renderWithProviders(<MediaCover media={media} />);
    expect(images()).toEqual(expected);
  });

  it('combines two processed pictures in one element, so that browsers fetch one', () => {
    const processed = (name: string): IGatsbyImageData => ({
      layout: 'fullWidth',
      width: 1,
      height: 1,
      images: { sources: [{ srcSet: `/${name}.webp 480w`, type: 'image/webp', sizes: '100vw' }] },
    });
    const both = {
      desktop: picture('wide', { gatsbyImage: processed('wide') }),
      mobile: picture('tall', { gatsbyImage: processed('tall') }),
    };
    renderWithProviders(<MediaCover media={both} />);
    expect(images()).toEqual(['wide']);
  });

  it('plays a film, muted, only while told to', () => {
    const { rerender } = renderWithProviders(
      <MediaCover media={{ desktop: film('A crane'), mobile: null }} />,
    );
    const video = screen.getByLabelText<HTMLVideoElement>('A crane');
    expect(video.muted).toBe(true);
    expect(play).not.toHaveBeenCalled();
    rerender(<MediaCover media={{ desktop: film('A crane'), mobile: null }} playing />);
    expect(play).toHaveBeenCalledTimes(1);
    rerender(<MediaCover media={{ desktop: film('A crane'), mobile: null }} />);
    expect(pause).toHaveBeenCalled();
  });

  it.each([
    [false, 'none'],
    [true, 'metadata'],
  ])('with a film near the screen %s preloads %s', (near, preload) => {
    renderWithProviders(<MediaCover media={{ desktop: film('A crane'), mobile: null }} near={near} />);
    expect(screen.getByLabelText('A crane')).toHaveAttribute('preload', preload);
  });

  it('hides a film without a text alternative from screen readers', () => {
    const { container } = renderWithProviders(<MediaCover media={{ desktop: film(''), mobile: null }} />);
    expect(container.querySelector('video')).toHaveAttribute('aria-hidden', 'true');
  });
});
