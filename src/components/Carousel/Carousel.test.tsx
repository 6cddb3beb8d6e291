import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { layOutSlides } from '../../testing/layOutSlides';
import { mockIntersection } from '../../testing/mockIntersection';
import { mockMedia } from '../../testing/mockMedia';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Carousel } from './Carousel';

layOutSlides(1000, 1000);
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const SLIDES = ['One', 'Two', 'Three', 'Four'].map((name) => ({
  key: name,
  content: <a href={`#${name}`}>{name}</a>,
}));

type Props = Partial<Parameters<typeof Carousel>[0]>;

/** Renders a carousel in the viewport and waits until Swiper has been loaded. */
async function show(props: Props = {}, language: Language = 'en') {
  const onScreen = mockIntersection();
  renderWithProviders(<Carousel label="Projects" slides={SLIDES} {...props} />, { language });
  onScreen(true);
  await act(() => import('swiper'));
  return { onScreen };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const current = () =>
  screen.getAllByRole('button', { current: true }).map((bullet) => bullet.getAttribute('aria-label'));

describe('Carousel', () => {
  it.each([
    ['en', 'carousel', 'Slide 2 of 4', 'Next slide', 'Previous slide', 'Go to slide 1', 'ltr'],
    ['he', 'קרוסלה', 'שקופית 2 מתוך 4', 'לשקופית הבאה', 'לשקופית הקודמת', 'מעבר לשקופית 1', 'rtl'],
  ] satisfies [Language, string, string, string, string, string, string][])(
    'names its parts in %s and follows the text direction',
    async (language, kind, slide, next, previous, bullet, direction) => {
      await show({}, language);
      const group = screen.getByRole('group', { name: 'Projects' });
      expect(group).toHaveAttribute('aria-roledescription', kind);
      expect(within(group).getByRole('group', { name: slide })).toHaveTextContent('Two');
      expect(button(next)).toBeEnabled();
      expect(button(previous)).toHaveAttribute('aria-disabled', 'true');
      expect(button(bullet)).toHaveAttribute('aria-current', 'true');
      expect(group.querySelector('.swiper')).toHaveAttribute('dir', direction);
    },
  );

  it('moves by its arrows and shows its position', async () => {
    await show();
    await userEvent.click(button('Next slide'));
    expect(current()).toEqual(['Go to slide 2']);
    expect(screen.getByRole('status')).toHaveTextContent('Slide 2 of 4');
    await userEvent.click(button('Previous slide'));
    expect(current()).toEqual(['Go to slide 1']);
  });

  it('moves by its bullets and stops at the last slide', async () => {
    await show();
    await userEvent.click(button('Go to slide 4'));
    expect(current()).toEqual(['Go to slide 4']);
    expect(button('Next slide')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['en', 'Next slide', '{ArrowRight}', '{ArrowLeft}', 'Go to slide'],
    ['he', 'לשקופית הבאה', '{ArrowLeft}', '{ArrowRight}', 'מעבר לשקופית'],
  ] satisfies [Language, string, string, string, string][])(
    'moves by the arrow keys in reading direction: %s',
    async (language, next, onwards, back, bullet) => {
      await show({}, language);
      act(() => button(next).focus());
      await userEvent.keyboard(onwards);
      expect(current()).toEqual([`${bullet} 2`]);
      await userEvent.keyboard(back);
      expect(current()).toEqual([`${bullet} 1`]);
    },
  );

  it('scrolls a focused element into view', async () => {
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: HTMLElement,
    ) {
      const hidden = this.classList.contains('swiper-slide') && this.textContent !== 'One';
      return new DOMRect(hidden ? 2000 : 0, 0, 1000, 100);
    });
    await show();
    act(() => screen.getByRole('link', { name: 'Three' }).focus());
    expect(current()).toEqual(['Go to slide 3']);
  });

  it('has no controls for a single slide', async () => {
    await show({ slides: SLIDES.slice(0, 1), autoplayDelay: 4000 });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'One' })).toBeVisible();
  });

  it('has its final layout and controls before Swiper loads', () => {
    mockIntersection();
    renderWithProviders(<Carousel label="Projects" slides={SLIDES} />, { language: 'en' });
    expect(document.querySelector('.swiper')).not.toHaveClass('swiper-initialized');
    expect(screen.getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Four' })).toBeVisible();
  });

  it('performs a move that was requested before Swiper loaded', async () => {
    mockIntersection();
    renderWithProviders(<Carousel label="Projects" slides={SLIDES} />, { language: 'en' });
    await userEvent.click(button('Next slide'));
    await act(() => import('swiper'));
    expect(current()).toEqual(['Go to slide 2']);
  });

  it('is a static grid on desktop when asked', async () => {
    mockMedia('min-width: 65em');
    await show({ desktopColumns: 3 });
    expect(screen.getByRole('group', { name: 'Projects' })).not.toHaveAttribute('aria-roledescription');
    expect(document.querySelector('.swiper')).not.toHaveClass('swiper-initialized');
    // A grid has no current slide to announce. Its slides are ordinary list items.
    expect(screen.queryByRole('group', { name: /^Slide/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(SLIDES.length);
  });

  it('tells each slide whether it is in front', async () => {
    const content = ({ active }: { active: boolean }) => (active ? 'in front' : 'behind');
    await show({ slides: ['a', 'b'].map((key) => ({ key, content })) });
    const texts = () => screen.getAllByRole('group', { name: /^Slide/ }).map((slide) => slide.textContent);
    expect(texts()).toEqual(['in front', 'behind']);
    await userEvent.click(button('Next slide'));
    expect(texts()).toEqual(['behind', 'in front']);
  });
});

describe('a Carousel with autoplay', () => {
  const DELAY = 4000;
  const user = () => userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
  const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
  const row = () => document.querySelector<HTMLElement>('.swiper') as HTMLElement;

  beforeEach(() => {
    jest.useFakeTimers();
  });

  it('shows each slide for 4000 ms and returns to the first after the last', async () => {
    await show({ autoplayDelay: DELAY });
    wait(3990);
    expect(current()).toEqual(['Go to slide 1']);
    wait(20);
    expect(current()).toEqual(['Go to slide 2']);
    // Each move takes 800 ms. The delay for the next move starts only afterwards.
    wait(4780);
    expect(current()).toEqual(['Go to slide 2']);
    wait(20 + 4800 + 4800);
    expect(current()).toEqual(['Go to slide 1']);
  });

  it('loops in both directions when asked', async () => {
    await show({ autoplayDelay: DELAY, loop: true });
    const presser = user();
    await presser.click(button('Previous slide'));
    expect(current()).toEqual(['Go to slide 4']);
    fireEvent.transitionEnd(row().firstElementChild as Element);
    await presser.click(button('Next slide'));
    expect(current()).toEqual(['Go to slide 1']);
  });

  it('allows focus only in the front slide of a loop', async () => {
    await show({ autoplayDelay: DELAY, loop: true });
    const reachable = () =>
      screen
        .getAllByRole('group', { name: /^Slide/ })
        .filter((slide) => !slide.hasAttribute('inert'))
        .map((slide) => slide.textContent);
    expect(reachable()).toEqual(['One']);
    await user().click(button('Next slide'));
    expect(reachable()).toEqual(['Two']);
  });

  it('moves the focus along when its slide leaves the front', async () => {
    await show({ autoplayDelay: DELAY, loop: true });
    act(() => screen.getByRole('link', { name: 'One' }).focus());
    await user().keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
  });

  it('focuses the slide when nothing in it is focusable', async () => {
    const last = { key: 'last', content: 'Nothing to press' };
    await show({ autoplayDelay: DELAY, loop: true, slides: [...SLIDES.slice(0, 2), last] });
    act(() => screen.getByRole('link', { name: 'One' }).focus());
    await user().keyboard('{ArrowLeft}');
    expect(screen.getByRole('group', { name: 'Slide 3 of 3' })).toHaveFocus();
  });

  it('brings a pressed neighbour to the front', async () => {
    await show({ autoplayDelay: DELAY, loop: true });
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: HTMLElement,
    ) {
      return new DOMRect(this.textContent === 'Two' ? 1000 : -5000, 0, 500, 100);
    });
    fireEvent.click(row().parentElement as Element, { clientX: 1200 });
    // Swiper applies a move only in the next animation frame.
    wait(20);
    expect(current()).toEqual(['Go to slide 2']);
  });

  it('keeps every slide focusable before Swiper loads', () => {
    mockIntersection();
    renderWithProviders(<Carousel label="Projects" slides={SLIDES} loop />, { language: 'en' });
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('pauses and resumes by its button, whose name says what it does', async () => {
    await show({ autoplayDelay: DELAY });
    const presser = user();
    await presser.click(button('Pause: Projects'));
    wait(20_000);
    expect(current()).toEqual(['Go to slide 1']);
    await presser.click(button('Play: Projects'));
    wait(4000);
    expect(current()).toEqual(['Go to slide 2']);
  });

  it('does not announce automatic moves', async () => {
    await show({ autoplayDelay: DELAY });
    wait(4000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('pauses while the pointer is over a slide', async () => {
    await show({ autoplayDelay: DELAY });
    const presser = user();
    await presser.hover(row());
    wait(20_000);
    expect(current()).toEqual(['Go to slide 1']);
    await presser.unhover(row());
    wait(4000);
    expect(current()).toEqual(['Go to slide 2']);
  });

  it('pauses while a slide has the focus', async () => {
    await show({ autoplayDelay: DELAY });
    act(() => screen.getByRole('link', { name: 'One' }).focus());
    wait(20_000);
    expect(current()).toEqual(['Go to slide 1']);
    act(() => button('Next slide').focus());
    wait(4000);
    expect(current()).toEqual(['Go to slide 2']);
  });

  it('pauses while it is off screen', async () => {
    const { onScreen } = await show({ autoplayDelay: DELAY });
    onScreen(false);
    wait(20_000);
    expect(current()).toEqual(['Go to slide 1']);
    onScreen(true);
    wait(4000);
    expect(current()).toEqual(['Go to slide 2']);
  });

  it('pauses while the page is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await show({ autoplayDelay: DELAY });
    wait(20_000);
    expect(current()).toEqual(['Go to slide 1']);
    hidden.mockReturnValue(false);
    wait(4000);
    expect(current()).toEqual(['Go to slide 2']);
  });

  it('does not start under reduced motion until the visitor asks for it', async () => {
    mockMedia('prefers-reduced-motion');
    await show({ autoplayDelay: DELAY });
    wait(20_000);
    expect(current()).toEqual(['Go to slide 1']);
    await user().click(button('Play: Projects'));
    wait(4000);
    expect(current()).toEqual(['Go to slide 2']);
  });
});
