import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { picture, urlLink } from '../../testing/fixtures';
import { layOutSlides } from '../../testing/layOutSlides';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { DynamicSlider } from './DynamicSlider';

layOutSlides(1000, 1000);

const slide = (
  id: string,
  changes: Partial<NonNullable<NonNullable<Queries.DynamicSliderFragment['slides']>[number]>> = {},
) => ({
  id,
  media: { desktop: picture(`wide ${id}`), mobile: picture(`tall ${id}`) },
  title: `Tower ${id}`,
  text: 'By the lake',
  link: urlLink('See the project', 'https://even-derech.example/tower'),
  ...changes,
});

const complete: Queries.DynamicSliderFragment = {
  id: 'gallery',
  title: 'From the field',
  slides: [slide('a'), slide('b'), slide('c')],
};
const minimal: Queries.DynamicSliderFragment = {
  id: 'gallery',
  title: null,
  slides: [
    slide('a', { title: null, text: null, link: null, media: { desktop: picture('wide'), mobile: null } }),
  ],
};

const frameOf = (alt: string) =>
  screen.getByAltText(alt).closest('[role="group"]')?.firstElementChild as HTMLElement;

describe('DynamicSlider', () => {
  it('shows every slide with picture, texts and link', () => {
    renderWithProviders(<DynamicSlider {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('group', { name: 'From the field' })).toBeVisible();
    expect(screen.getByAltText('wide b')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Tower b' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'See the project' })).toHaveLength(3);
  });

  it.each([
    ['he', 'השהיה: From the field', 'לשקופית הבאה', 'לשקופית הקודמת', 'מעבר לשקופית 3'],
    ['en', 'Pause: From the field', 'Next slide', 'Previous slide', 'Go to slide 3'],
  ] satisfies [Language, string, string, string, string][])(
    'can be paused and moved by arrows and bullets: %s',
    (language, ...names) => {
      renderWithProviders(<DynamicSlider {...complete} first={false} />, { language });
      for (const name of names) expect(screen.getByRole('button', { name })).toBeEnabled();
    },
  );

  it.each([
    ['550 px', undefined, '550px'],
    ['the height that another theme asks for', 560, '560px'],
  ])('has the specified height: %s', (_name, desktopHeight, expected) => {
    renderWithProviders(<DynamicSlider {...complete} first={false} desktopHeight={desktopHeight} />);
    expect(getComputedStyle(frameOf('wide a')).blockSize).toBe('460px');
    expect(
      [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join(),
    ).toContain(`block-size: ${expected}`);
  });

  it('needs only one picture, which does not move', () => {
    renderWithProviders(<DynamicSlider {...minimal} first={false} />, { language: 'en' });
    expect(screen.getByRole('group', { name: 'Gallery' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('enlarges pictures, but not films', async () => {
    const film = picture('A film', { mimeType: 'video/mp4' });
    const slides = [slide('f', { media: { desktop: film, mobile: null } }), ...(complete.slides ?? [])];
    renderWithProviders(<DynamicSlider {...complete} slides={slides} first={false} />, { language: 'en' });
    expect(screen.getAllByRole('link', { name: /^Enlarge/ })).toHaveLength(3);
    await userEvent.click(screen.getByRole('link', { name: 'Enlarge: Tower b' }));
    const dialog = await screen.findByRole('dialog', { name: 'From the field' });
    const second = within(dialog).getByRole('group', { name: 'Slide 2 of 3' });
    expect(second).toHaveTextContent('2 of 3Tower b');
    // Only the picture in front is loaded at once.
    await waitFor(() => expect(within(second).getByRole('img')).toHaveAttribute('loading', 'eager'));
  });

  it('leaves out slides without public media, and renders nothing without slides', () => {
    const empty = slide('a', { media: { desktop: null, mobile: null } });
    const { container } = renderWithProviders(<DynamicSlider {...minimal} slides={[empty]} first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
