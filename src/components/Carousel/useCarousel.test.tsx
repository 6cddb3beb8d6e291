import { act, fireEvent, waitFor } from '@testing-library/react';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Carousel } from './Carousel';

const SLIDES = ['One', 'Two', 'Three'].map((name) => ({ key: name, content: name }));

it('loads Swiper for the first automatic move, otherwise after the first interaction', async () => {
  const onScreen = mockIntersection();
  const { container } = renderWithProviders(
    <>
      <Carousel label="Still" slides={SLIDES} />
      <Carousel label="Moving" slides={SLIDES} autoplayDelay={100} />
    </>,
  );
  const [still, moving] = container.querySelectorAll('.swiper');
  onScreen(true);
  expect(moving).not.toHaveClass('swiper-initialized');
  await waitFor(() => expect(moving).toHaveClass('swiper-initialized'));
  expect(still).not.toHaveClass('swiper-initialized');
  fireEvent.scroll(document);
  await act(() => import('swiper'));
  await waitFor(() => expect(still).toHaveClass('swiper-initialized'));
});
