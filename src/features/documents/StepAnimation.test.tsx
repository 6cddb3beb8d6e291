import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import lottie from 'lottie-web/build/player/lottie_light';
import { mockIntersection } from '../../testing/mockIntersection';
import { mockMedia } from '../../testing/mockMedia';
import { renderWithProviders } from '../../testing/renderWithProviders';
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
  globalThis.fetch = jest.fn(() => Promise.resolve(answer.clone()));
});
afterEach(() => jest.restoreAllMocks());

describe('StepAnimation', () => {
  it('is left out and logged when its file is missing, and loads on a retry', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer = new Response('', { status: 404 });
    const onScreen = mockIntersection();
    renderWithProviders(<StepAnimation step={0} />, { language: 'en' });
    onScreen(true);
    expect(await screen.findByRole('alert')).toHaveTextContent(/illustration for this step could not/);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(loadAnimation).not.toHaveBeenCalled();
    answer = Response.json(DRAWING);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(loadAnimation).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('loads when it comes into view', async () => {
    const onScreen = mockIntersection();
    renderWithProviders(<StepAnimation step={0} />, { language: 'en' });
    onScreen(false);
    expect(loadAnimation).not.toHaveBeenCalled();
    onScreen(true);
    await waitFor(() => expect(loadAnimation).toHaveBeenCalledTimes(1));
    expect(loadAnimation.mock.lastCall?.[0]).toMatchObject({
      animationData: DRAWING,
      autoplay: false,
      loop: false,
    });
  });

  it('plays the frames of a step once, and those of the next step', async () => {
    const onScreen = mockIntersection();
    const { rerender, unmount } = renderWithProviders(<StepAnimation step={0} />, { language: 'en' });
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
    const { rerender } = renderWithProviders(<StepAnimation step={1} />);
    onScreen(true);
    await waitFor(() => expect(player.goToAndStop).toHaveBeenLastCalledWith(119, true));
    rerender(<StepAnimation step={2} />);
    expect(player.goToAndStop).toHaveBeenLastCalledWith(179, true);
    expect(player.playSegments).not.toHaveBeenCalled();
  });
});
