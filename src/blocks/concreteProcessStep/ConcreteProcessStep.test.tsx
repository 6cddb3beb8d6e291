import { act, screen, within } from '@testing-library/react';
import { picture } from '../../testing/fixtures';
import { mockMedia } from '../../testing/mockMedia';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ConcreteProcessStep } from './ConcreteProcessStep';

const step = (title: string) => ({
  id: title,
  stepName: 'Step',
  title,
  text: { html: `<p>About ${title}</p>` },
  media: picture(`Picture of ${title}`),
});
const block: Queries.ConcreteProcessStepFragment = {
  id: 'steps',
  steps: [step('Stone'), step('Plant'), step('Home')],
};

/** Mocks the layout: the steps are 1000 px apart, and the first is 100 px below the top of the page. */
function layOut(): void {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return { top: 100 + 1000 * index - window.scrollY } as DOMRect;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return 1000 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
}

async function scrollTo(y: number): Promise<void> {
  Object.assign(window, { scrollY: y });
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

const opacities = () => screen.getAllByRole('listitem').map((item) => getComputedStyle(item).opacity || '1');

beforeEach(() => {
  layOut();
  Object.assign(window, { innerHeight: 800, scrollY: 0 });
});
afterEach(() => jest.restoreAllMocks());

describe('ConcreteProcessStep', () => {
  it('has name, title, text and picture for each step', () => {
    renderWithProviders(<ConcreteProcessStep {...block} first={false} />, { language: 'en' });
    const [first] = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('StepStoneAbout Stone');
    expect(screen.getByRole('heading', { level: 2, name: 'Stone' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Picture of Stone' })).toBeInTheDocument();
  });

  it('shows each step once scrolling has passed its offset, and keeps it', async () => {
    renderWithProviders(<ConcreteProcessStep {...block} first={false} />, { language: 'en' });
    expect(opacities()).toEqual(['1', '0', '0']);
    await scrollTo(479);
    expect(opacities()).toEqual(['1', '0', '0']);
    await scrollTo(480);
    expect(opacities()).toEqual(['1', '1', '0']);
    await scrollTo(0);
    expect(opacities()).toEqual(['1', '1', '0']);
  });

  it('moves the bus to the last visible step, and back', async () => {
    const { container } = renderWithProviders(<ConcreteProcessStep {...block} first={false} />);
    const bus = () => (container.querySelector('svg')?.parentElement as HTMLElement).style.transform;
    expect(bus()).toBe('translateY(24px)');
    await scrollTo(1600);
    expect(bus()).toBe('translateY(2024px)');
    await scrollTo(600);
    expect(bus()).toBe('translateY(1024px)');
  });

  it('is fully visible without motion under reduced motion', () => {
    mockMedia('prefers-reduced-motion');
    const { container } = renderWithProviders(<ConcreteProcessStep {...block} first={false} />, {
      language: 'he',
    });
    expect(opacities()).toEqual(['1', '1', '1']);
    expect(container.querySelector('svg')).not.toBeInTheDocument();
  });

  it('shows a film with a stop button', () => {
    const film = picture('Evening falls', { mimeType: 'video/mp4', url: 'https://cms.example/film.mp4' });
    renderWithProviders(
      <ConcreteProcessStep {...block} steps={[{ ...step('Home'), media: film }]} first={false} />,
      { language: 'en' },
    );
    expect(screen.getByRole('button', { name: /Evening falls/ })).toBeInTheDocument();
  });

  it.each(['he', 'en'] as const)('needs only titles: %s', (language) => {
    const bare = { id: null, stepName: null, title: 'א'.repeat(150), text: null, media: null };
    renderWithProviders(<ConcreteProcessStep {...block} steps={[bare]} first />, { language });
    expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
  });

  it('renders nothing without steps', () => {
    const { container } = renderWithProviders(<ConcreteProcessStep {...block} steps={[]} first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
