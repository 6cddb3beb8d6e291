import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { picture } from '../../testing/fixtures';
import { layOutSlides } from '../../testing/layOutSlides';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Lightbox } from './Lightbox';

layOutSlides(1000, 1000);

const ITEMS = ['One', 'Two', 'Three'].map((name) => ({
  key: name,
  media: picture(`Picture ${name}`),
  caption: name === 'Three' ? null : name,
}));

async function show(shown = 0, language: Language = 'en', onClose = jest.fn()) {
  const onScreen = mockIntersection();
  const ui = (at: number | null) => <Lightbox label="Gallery" items={ITEMS} shown={at} onClose={onClose} />;
  const { rerender } = renderWithProviders(ui(shown), { language });
  onScreen(true);
  await act(() => import('swiper'));
  return { onClose, rerender: (at: number | null) => rerender(ui(at)) };
}
const button = (name: string) => screen.getByRole('button', { name });
const current = () => document.querySelector('.swiper-slide-active')?.getAttribute('aria-label');
const slide = (name: string) => screen.getByRole('group', { name });

describe('Lightbox', () => {
  it('shows the pressed picture with number and caption', async () => {
    await show(1);
    expect(screen.getByRole('dialog', { name: 'Gallery' })).toBeVisible();
    expect(within(slide('Slide 2 of 3')).getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(within(slide('Slide 1 of 3')).getByRole('img')).toHaveAttribute('loading', 'lazy');
    expect(slide('Slide 2 of 3')).toHaveTextContent('2 of 3Two');
    expect(slide('Slide 3 of 3')).toHaveTextContent('3 of 3Picture Three');
  });

  it.each([
    ['en', '{ArrowRight}', '{ArrowLeft}', (number: number) => `Slide ${number} of 3`],
    ['he', '{ArrowLeft}', '{ArrowRight}', (number: number) => `שקופית ${number} מתוך 3`],
  ] satisfies [Language, string, string, (number: number) => string][])(
    'moves by the arrow keys in reading direction, wherever the focus is: %s',
    async (language, onwards, back, slideName) => {
      await show(0, language);
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
      await userEvent.keyboard(onwards);
      await userEvent.keyboard(onwards);
      expect(current()).toBe(slideName(3));
      await userEvent.keyboard(back);
      expect(current()).toBe(slideName(2));
    },
  );

  it.each([
    ['its button', () => userEvent.click(button('Close'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes by %s', async (_name, close) => {
    const { onClose } = await show();
    await close();
    expect(onClose).toHaveBeenCalled();
  });

  it('is not rendered while closed', async () => {
    const { rerender } = await show();
    rerender(null);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has a zoomed view that arrow keys scroll and the next picture ends', async () => {
    await show();
    const zoomIn = () => within(slide('Slide 1 of 3')).getByRole('button', { name: 'Zoom in' });
    await userEvent.click(zoomIn());
    const closer = screen.getByRole('region', { name: /^Enlarged picture/ });
    expect(within(closer).getByRole('img', { name: 'Picture One' })).toBeVisible();
    act(() => closer.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(current()).toBe('Slide 1 of 3');
    const [next] = screen.getAllByRole('button', { name: 'Next slide' });
    await userEvent.click(next as HTMLElement);
    expect(current()).toBe('Slide 2 of 3');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(zoomIn()).toBeInTheDocument();
  });

  it('zooms in at the pressed point of the picture, and out by another press', async () => {
    const place = (width: number, height: number) => ({ x: 0, y: 0, width, height }) as DOMRect;
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const isEnlarged = this.closest('[role="region"]') !== null && this.tagName === 'IMG';
      return isEnlarged ? place(1000, 500) : place(400, 200);
    });
    await show();
    const one = within(slide('Slide 1 of 3'));
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: one.getByRole('img'),
      coords: { clientX: 300, clientY: 50 },
    });
    const closer = one.getByRole('region', { name: /^Enlarged picture/ });
    expect([closer.scrollLeft, closer.scrollTop]).toEqual([750 - 300, 125 - 50]);
    await userEvent.click(within(closer).getByRole('img'));
    expect(one.queryByRole('region')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('has no accessibility violations', async () => {
    await show();
    await expectNoAxeViolations(screen.getByRole('dialog'));
  });
});
