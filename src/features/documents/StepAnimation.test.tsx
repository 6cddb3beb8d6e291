import { render, waitFor } from '@testing-library/react';
import lottie from 'lottie-web/build/player/lottie_light';
import { mockIntersection } from '../../testing/mockIntersection';
import { mockMedia } from '../../testing/mockMedia';
import { StepAnimation } from './StepAnimation';

jest.mock('lottie-web/build/player/lottie_light', () => ({
  __esModule: true,
  default: { loadAnimation: jest.fn() },
}));
const loadAnimation = jest.mocked(lottie.loadAnimation);
const player = { playSegments: jest.fn(), goToAndStop: jest.fn(), destroy: jest.fn() };
const DRAWING = { v: '5.7.0', layers: [] };

let answer: Response;
beforeEach(() => {
  jest.clearAllMocks();
  loadAnimation.mockReturnValue(player as never);
  answer = Response.json(DRAWING);
  globalThis.fetch = jest.fn(() => Promise.resolve(answer));
});
afterEach(() => jest.restoreAllMocks());

describe('StepAnimation', () => {
  it('loads when it comes into view', async () => {
    const onScreen = mockIntersection();
    render(<StepAnimation step={0} />);
    onScreen(false);
    expect(fetch).not.toHaveBeenCalled();
    onScreen(true);
    await waitFor(() => expect(loadAnimation).toHaveBeenCalledTimes(1));
    expect(fetch).toHaveBeenCalledWith('/icons/StepAnimation.json');
    expect(loadAnimation.mock.lastCall?.[0]).toMatchObject({
      animationData: DRAWING,
      autoplay: false,
      loop: false,
    });
  });

  it('plays the frames of a step once, and those of the next step', async () => {
    const onScreen = mockIntersection();
    const { rerender, unmount } = render(<StepAnimation step={0} />);
    onScreen(true);
    await waitFor(() => expect(player.playSegments).toHaveBeenLastCalledWith([0, 59], true));
    rerender(<StepAnimation step={3} />);
    expect(player.playSegments).toHaveBeenLastCalledWith([180, 239], true);
    expect(player.goToAndStop).not.toHaveBeenCalled();
    unmount();
    expect(player.destroy).toHaveBeenCalledTimes(1);
  });

  it('does not move under reduced motion', async () => {
    mockMedia('prefers-reduced-motion');
    const onScreen = mockIntersection();
    const { rerender } = render(<StepAnimation step={1} />);
    onScreen(true);
    await waitFor(() => expect(player.goToAndStop).toHaveBeenLastCalledWith(119, true));
    rerender(<StepAnimation step={2} />);
    expect(player.goToAndStop).toHaveBeenLastCalledWith(179, true);
    expect(player.playSegments).not.toHaveBeenCalled();
  });

  it('is left out and logged when its file is missing', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer = new Response('', { status: 404 });
    const onScreen = mockIntersection();
    const { container } = render(<StepAnimation step={0} />);
    onScreen(true);
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(loadAnimation).not.toHaveBeenCalled();
    expect(container.firstElementChild).toBeEmptyDOMElement();
  });
});
