import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setAnalyticsConsent } from '../../lib/analytics';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SectionBar } from './SectionBar';
import type { ProjectSection } from './sectionsOf';

const project = { path: '/en/projects/bridge-7/' };
const SECTIONS: readonly ProjectSection[] = [
  { name: 'gallery', id: 'gallery' },
  { name: 'homes', id: 'apartments' },
  { name: 'contact', id: 'contact-us' },
];

/**
 * Set by the mocked `IntersectionObserver`. Reports that a section crosses the line that determines the current
 * section, or no longer does.
 */
let cross: (id: string, over: boolean) => void;
const observe = jest.fn<unknown, [Element]>();

beforeEach(() => {
  observe.mockClear();
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      cross = (id, isIntersecting) =>
        act(() => {
          const target = document.getElementById(id);
          callback(
            [{ target, isIntersecting } as unknown as IntersectionObserverEntry],
            {} as IntersectionObserver,
          );
        });
    }
    observe = observe;
    disconnect = jest.fn();
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  window.localStorage.clear();
  delete window.dataLayer;
});

function show(sections = SECTIONS, price: Parameters<typeof SectionBar>[0]['price'] = null) {
  return renderWithProviders(
    <main>
      <SectionBar project={project} sections={sections} price={price} />
      {sections.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </main>,
    { language: 'en' },
  );
}
const bar = () => within(screen.getByRole('navigation', { name: 'On this page' }));
const current = () =>
  bar()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);

it('follows a section whose code arrives later', async () => {
  const late = document.createElement('section');
  late.id = 'late';
  renderWithProviders(
    <SectionBar project={project} sections={[{ name: 'reviews', id: 'late' }]} price={null} />,
  );
  expect(observe).not.toHaveBeenCalledWith(late);
  document.body.append(late);
  await waitFor(() => expect(observe).toHaveBeenCalledWith(late));
  late.remove();
});

it('links to the sections of the page in order and is accessible', async () => {
  const { container } = show();
  const links = bar().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pictures', '#gallery'],
    ['Homes', '#apartments'],
    ['Contact', '#contact-us'],
  ]);
  await expectNoAxeViolations(container);
});

it('marks the current section, and none between sections', () => {
  show();
  expect(current()).toEqual([]);
  cross('gallery', true);
  expect(current()).toEqual(['Pictures']);
  cross('apartments', true);
  cross('gallery', false);
  expect(current()).toEqual(['Homes']);
  cross('apartments', false);
  expect(current()).toEqual([]);
});

it('scrolls to the current link, keeps its place between sections, and returns to its start above them', () => {
  show();
  const list = bar().getByRole('list');
  const place = (element: Element, x: number, y = 0) =>
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, 100, 0));
  const firstSection = document.getElementById('gallery') as HTMLElement;
  place(list, 0);
  place(bar().getByRole('link', { name: 'Contact' }), 500);
  place(list.firstElementChild as Element, -600);
  place(firstSection, 0, -2000);
  cross('contact-us', true);
  expect(list.scrollLeft).toBe(532);
  cross('contact-us', false);
  expect(list.scrollLeft).toBe(532);
  cross('gallery', true);
  place(firstSection, 0, 400);
  cross('gallery', false);
  expect(list.scrollLeft).toBeLessThanOrEqual(0);
});

it('moves the focus, and reports a press after consent', async () => {
  setAnalyticsConsent('granted');
  show();
  bar().getByRole('link', { name: 'Homes' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.getElementById('apartments')).toHaveFocus();
  expect(window.dataLayer).toEqual([
    { event: 'project_button_pressed', button: 'section', project: project.path },
  ]);
});

it('shows the text of the price without an amount', () => {
  show(SECTIONS, { text: 'Price on request', amount: null, currency: null });
  expect(bar().getByText('Price on request')).toBeInTheDocument();
});

it('shows the price at its end', () => {
  show(SECTIONS, { text: 'From', amount: 4200, currency: 'ILS', unit: 'a month' });
  expect(bar().getByText('₪4,200').closest('p')).toHaveTextContent('From ₪4,200 a month');
});

it('renders nothing for a single section', () => {
  show(SECTIONS.slice(0, 1));
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
