import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { DrawerSlot } from '../../components/Drawer/DrawerSlot';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Advantages } from './Advantages';
import { Benefits } from './Benefits';
import { JoinBlock } from './JoinBlock';
import { RentalCountdown } from './RentalCountdown';
import { RentalFaq } from './RentalFaq';
import { completeRental, minimalRental } from '../../testing/rentalFixture';
import { RentalHero } from './RentalHero';
import { RentalMap } from './RentalMap';
import { RentalNumbers } from './RentalNumbers';
import { RentalPriority } from './RentalPriority';
import { Reviews } from './Reviews';
import { Visualization } from './Visualization';

type Project = typeof completeRental | typeof minimalRental;

const MEETING = 'https://meet.example/?meeting=7&lang=en';
const renderLead: DrawerSlot<null> = (_about, open, onClose) =>
  open && <button onClick={onClose}>A form for details</button>;

const sections: Readonly<Record<string, (project: Project) => ReactElement>> = {
  hero: (project) => <RentalHero project={project} place="Israel, Tel Aviv" hasMap />,
  numbers: (project) => <RentalNumbers project={project} />,
  countdown: (project) => <RentalCountdown project={project} />,
  visualization: (project) => <Visualization project={project} />,
  benefits: (project) => <Benefits project={project} />,
  priority: (project) => <RentalPriority project={project} renderLead={renderLead} />,
  advantages: (project) => <Advantages project={project} />,
  join: (project) => <JoinBlock project={project} meetingUrl={MEETING} />,
  reviews: (project) => <Reviews project={project} />,
  map: (project) => <RentalMap project={project} address="12 HaShdera, Tel Aviv" />,
  faq: (project) => <RentalFaq project={project} />,
};
const names = Object.keys(sections);
const at = (name: string, project: Project) => (sections[name] as (of: Project) => ReactElement)(project);

beforeEach(() => void mockIntersection());

describe('the sections of a rental project', () => {
  it.each(names)('%s: renders nothing without its data', (name) => {
    const { container } = renderWithProviders(at(name, minimalRental));
    expect(container).toBeEmptyDOMElement();
  });

  it.each(names.flatMap((name) => [[name, 'he'] as const, [name, 'en'] as const]))(
    '%s: is accessible in %s',
    async (name, language) => {
      const { container } = renderWithProviders(at(name, completeRental), { language });
      expect(container).not.toBeEmptyDOMElement();
      await expectNoAxeViolations(container);
    },
  );

  it.each([
    ['visualization', 'Two houses, one yard', ['Building A', 'Building B']],
    ['benefits', 'What is included', ['Mended at once']],
    ['advantages', 'Why rent from us', ['One lease', 'No guarantors']],
    ['reviews', 'What neighbours say', ['Adi', 'Yaakov']],
    ['faq', 'Questions before signing', ['May we paint?', 'And leave early?']],
    ['map', '12 HaShdera', ['Around the building']],
    ['priority', 'What makes Boulevard 12 special', []],
    ['join', 'Come and see', []],
  ])('%s: is named by its title and contains its items', (name, title, items) => {
    renderWithProviders(at(name, completeRental), { language: 'en' });
    const section = within(screen.getByRole('region', { name: title }));
    expect(section.getByRole('heading', { level: 2, name: title })).toBeVisible();
    const below = section.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(below).toEqual(items);
  });

  it('numbers: enter within 800 ms when they come into view, without motion for those who ask for none', () => {
    const move = mockIntersection();
    const { container } = renderWithProviders(at('numbers', completeRental));
    const strip = container.firstElementChild as HTMLElement;
    move(false);
    expect(strip).toHaveStyle({ translate: '0 2rem' });
    expect(getComputedStyle(strip).transition).toMatch(/^translate 800ms/);
    move(true);
    expect(strip).toHaveStyle({ translate: 'none' });
  });

  it('describes the stars of a review', () => {
    renderWithProviders(at('reviews', completeRental), { language: 'en' });
    expect(screen.getByRole('img', { name: 'Five stars of five' })).toBeVisible();
  });

  it('lists the characteristics of the house and the number of inquiries', () => {
    renderWithProviders(at('priority', completeRental), { language: 'en' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Lift', 'Gym']);
    expect(screen.getByText('People asking about this building right now: 37')).toBeVisible();
    expect(screen.getByRole('link', { name: '03-555-0181' })).toHaveAttribute('href', 'tel:035550181');
  });

  it('opens and closes the lead form', async () => {
    renderWithProviders(at('priority', completeRental), { language: 'en' });
    await userEvent.click(screen.getByRole('button', { name: 'Leave your details' }));
    await userEvent.click(screen.getByRole('button', { name: 'A form for details' }));
    expect(screen.queryByRole('button', { name: 'A form for details' })).not.toBeInTheDocument();
  });

  it('has the first question open, and leaves out one without an answer', () => {
    renderWithProviders(at('faq', completeRental), { language: 'en' });
    const open = screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));
    expect(open).toEqual(['true', 'false']);
  });
});
