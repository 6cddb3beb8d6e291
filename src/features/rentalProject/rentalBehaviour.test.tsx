import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onBuildingChosen } from '../../lib/buildingChoice';
import { pageLink } from '../../testing/fixtures';
import { mockIntersection } from '../../testing/mockIntersection';
import { completeRental } from '../../testing/rentalFixture';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Benefits } from './Benefits';
import { JoinBlock } from './JoinBlock';
import { RentalCountdown } from './RentalCountdown';
import { Visualization } from './Visualization';

const MEETING = 'https://meet.example/?meeting=7&lang=en';

beforeEach(() => void mockIntersection());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the visualization', () => {
  it("filters by a card's building, and scrolls to the homes after 50 ms", async () => {
    jest.useFakeTimers();
    const chosen = jest.fn();
    const stop = onBuildingChosen(chosen);
    renderWithProviders(
      <>
        <Visualization project={completeRental} />
        <section id="apartments">homes</section>
      </>,
      { language: 'en' },
    );
    const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
    await user.click(screen.getByRole('link', { name: /^Its homes/ }));
    expect(chosen).toHaveBeenCalledWith('Building A');
    const homes = document.getElementById('apartments');
    expect(homes).not.toHaveFocus();
    act(() => jest.advanceTimersByTime(49));
    expect(homes).not.toHaveFocus();
    act(() => jest.advanceTimersByTime(1));
    expect(homes).toHaveFocus();
    stop();
  });

  it.each([
    ['a picture', { imageForDesktop: null, imageForMobile: null }],
    ['cards', { items: [] }],
  ])('renders nothing without %s', (_name, changes) => {
    const project = { rentProjectVisualization: { ...completeRental.rentProjectVisualization, ...changes } };
    const { container } = renderWithProviders(<Visualization project={project} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the benefits', () => {
  const show = (language: 'he' | 'en' = 'en') =>
    renderWithProviders(<Benefits project={completeRental} />, { language });
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
  const shown = () =>
    [...document.querySelectorAll('[role="tabpanel"]:not([inert])')].map(
      (panel) => panel.querySelector('h3')?.textContent,
    );

  it('show the panel of the pressed icon', async () => {
    show();
    expect([chosen(), shown()]).toEqual(['Mended at once', ['Mended at once']]);
    await userEvent.click(screen.getByRole('tab', { name: 'A shared room' }));
    expect([chosen(), shown()]).toEqual(['A shared room', ['A shared room']]);
  });

  it('follow the arrow keys with the focus', async () => {
    show();
    act(() => screen.getByRole('tab', { selected: true }).focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('tab', { name: 'A shared room' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(shown()).toEqual(['Move without a penalty']);
    await userEvent.keyboard('{ArrowDown}');
    expect(shown()).toEqual(['Mended at once']);
  });

  it.each([
    ['en', 300, 200, 'A shared room'],
    ['he', 200, 300, 'A shared room'],
    ['en', 200, 300, 'Mended at once'],
    ['en', 300, 280, 'Mended at once'],
  ] as const)('in %s a swipe from %d to %d px shows: %s', (language, from, to, title) => {
    show(language);
    const pictures = screen.getByRole('tabpanel', { name: 'Mended at once' }).parentElement as HTMLElement;
    fireEvent(pictures, new MouseEvent('pointerdown', { bubbles: true, clientX: from }));
    fireEvent(pictures, new MouseEvent('pointerup', { bubbles: true, clientX: to }));
    expect([chosen(), shown()]).toEqual([title, [title]]);
  });

  it('show another icon for the chosen one, if there is one', async () => {
    show();
    const icons = () =>
      screen.getAllByRole('tab').map((tab) => tab.querySelector('img')?.getAttribute('src') ?? null);
    expect(icons()).toEqual(['/clock-dark.svg', '/people.svg', null]);
    await userEvent.click(screen.getByRole('tab', { name: 'A shared room' }));
    expect(icons()).toEqual(['/clock.svg', '/people.svg', null]);
  });
});

describe('the join block', () => {
  const show = (meetingUrl: string | null, changes: object = {}) =>
    renderWithProviders(
      <JoinBlock
        project={{ rentProjectJoinBlock: { ...completeRental.rentProjectJoinBlock, ...changes } }}
        meetingUrl={meetingUrl}
      />,
      { language: 'en' },
    );
  const buttons = () => screen.queryAllByRole('link').map((one) => one.textContent);

  it.each([
    ['both buttons', MEETING, {}, ['Book a tour', 'Ask us']],
    ['no scheduler without a meeting id', null, {}, ['Ask us']],
    ['no link without a name', MEETING, { buttonBlue: pageLink('', '/') }, ['Book a tour']],
    ['no link to nowhere', MEETING, { buttonBlue: pageLink('Ask us', '', { page: null }) }, ['Book a tour']],
    ['its own words for the scheduler', MEETING, { buttonWhite: null }, ['Book a meeting', 'Ask us']],
  ])('has %s', (_name, meetingUrl, changes, expected) => {
    show(meetingUrl, changes);
    expect(buttons()).toEqual(expected);
  });

  it('opens the scheduler in a window of 940 by 500', async () => {
    const spy = jest
      .spyOn(window, 'open')
      .mockReturnValue({ closed: false, focus: jest.fn() } as unknown as Window);
    show(MEETING);
    await userEvent.click(screen.getByRole('link', { name: 'Book a tour' }));
    expect(spy).toHaveBeenCalledWith(MEETING, '_blank', 'popup,width=940,height=500');
  });

  it('is a link to the scheduler without scripts', () => {
    show(MEETING);
    expect(screen.getByRole('link', { name: 'Book a tour' })).toHaveAttribute('href', MEETING);
  });

  it('offers a link when the window is blocked', async () => {
    const spy = jest.spyOn(window, 'open').mockReturnValue(null);
    show(MEETING);
    await userEvent.click(screen.getByRole('link', { name: 'Book a tour' }));
    expect(screen.getByRole('link', { name: 'Open it in this window' })).toHaveAttribute('href', MEETING);
    expect(spy).toHaveBeenCalledTimes(1);
  });
});

describe('the countdown', () => {
  it('can be closed, which moves the focus to the page', async () => {
    renderWithProviders(
      <main id="main" tabIndex={-1}>
        <RentalCountdown project={completeRental} />
      </main>,
      { language: 'en' },
    );
    expect(screen.getByRole('complementary', { name: 'Limited offer' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close the offer' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('needs no text', () => {
    const rentProjectFOMO = {
      ...completeRental.rentProjectFOMO,
      textsBeforeTimer: null,
      textAfterTimer: null,
    };
    renderWithProviders(<RentalCountdown project={{ rentProjectFOMO }} />);
    expect(screen.getByRole('timer')).toBeVisible();
  });

  it.each([
    ['when its time has come', '2020-01-01T00:00:00.000Z'],
    ['with a time that is none', 'soon'],
  ])('hides %s', (_name, timer) => {
    const { container } = renderWithProviders(
      <RentalCountdown project={{ rentProjectFOMO: { ...completeRental.rentProjectFOMO, timer } }} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
