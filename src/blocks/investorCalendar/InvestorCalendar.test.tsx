import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { urlLink } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { InvestorCalendar } from './InvestorCalendar';
import { NextEvent } from './NextEvent';

const NOW = Date.parse('2026-11-22T09:00:00Z');

const event = (
  id: string,
  isoDate: string,
  changes: Partial<Queries.InvestorEventFragment> = {},
): Queries.InvestorEventFragment => ({
  id,
  kind: 'report',
  title: `Event ${id}`,
  isoDate,
  shownDate: isoDate.split('-').map(Number).reverse().join('.'),
  startTime: null,
  endTime: null,
  startsAt: `${isoDate}T00:00:00.000Z`,
  endsAt: `${isoDate}T22:00:00.000Z`,
  calendarDates: 'written-at-build',
  place: null,
  link: null,
  report: null,
  cancelled: false,
  over: Date.parse(isoDate) < NOW,
  ...changes,
});

const call = event('call', '2026-11-25', {
  kind: 'call',
  startTime: '10:00',
  endTime: '11:00',
  startsAt: '2026-11-25T08:00:00.000Z',
  endsAt: '2026-11-25T09:00:00.000Z',
  calendarDates: '20261125T080000Z/20261125T090000Z',
  place: 'Zoom',
  link: urlLink('Join the call', 'https://meet.example/q3'),
});

const show = (events: Queries.InvestorEventFragment[], title: string | null = 'Calendar') =>
  renderWithProviders(<InvestorCalendar id="calendar" title={title} events={events} first={false} />, {
    language: 'en',
  });

const titles = (at: number) =>
  within(screen.getAllByRole('list')[at] ?? document.body)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('InvestorCalendar', () => {
  it('shows upcoming events, the next first, and past ones below, the latest first', async () => {
    show([
      event('last', '2027-03-25'),
      event('old', '2026-05-28'),
      call,
      event('older', '2025-11-25'),
      event('today', '2026-11-22'),
    ]);
    expect(titles(0)).toEqual(['Event today', 'Event call', 'Event last']);
    expect(screen.getAllByText('Next')).toHaveLength(1);
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByText('Past dates (2)'));
    expect(titles(1)).toEqual(['Event old', 'Event older']);
  });

  it('shows time and place of an event and adds it to calendars', () => {
    show([call]);
    const row = screen.getByRole('listitem');
    expect(row).toHaveTextContent('Conference call');
    expect(row).toHaveTextContent('10:00–11:00 Israel time');
    expect(row).toHaveTextContent('Zoom');
    expect(screen.getByText('25.11.2026').closest('time')).toHaveAttribute('datetime', '2026-11-25');
    expect(screen.getByRole('link', { name: 'Join the call' })).toHaveAttribute(
      'href',
      'https://meet.example/q3',
    );
    expect(screen.getByRole('link', { name: 'Add to calendar Event call' })).toHaveAttribute(
      'href',
      '/en/investors-relations/calendar/call.ics',
    );
    const google = new URL(
      screen.getByRole('link', { name: 'Google Calendar Event call' }).getAttribute('href') ?? '',
    );
    expect(Object.fromEntries(google.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Event call',
      dates: '20261125T080000Z/20261125T090000Z',
      location: 'Zoom',
      details: 'https://meet.example/q3',
    });
  });

  it('says that an event lasts all day', () => {
    show([event('day', '2026-12-31', { kind: 'conference' })]);
    expect(screen.getByText('All day')).toBeVisible();
  });

  it('shows no time for a report without one', () => {
    show([event('q3', '2026-11-25')]);
    expect(screen.queryByText('All day')).not.toBeInTheDocument();
  });

  it('moves an event down when it ends while the page is open', () => {
    show([call]);
    expect(screen.queryByText(/^Past dates/)).not.toBeInTheDocument();
    jest.setSystemTime(Date.parse('2026-11-25T09:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('Past dates (1)')).toBeVisible();
    expect(screen.getByText(/^No dates are set/)).toBeVisible();
  });

  it('marks a cancelled event and offers no calendar', () => {
    show([{ ...call, cancelled: true }]);
    expect(screen.getByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Add to calendar/ })).not.toBeInTheDocument();
  });

  it('links past events to their reports', async () => {
    const report = { url: 'https://cms.example/q2.pdf', filename: 'q2.pdf', filesize: 90_000 };
    show([event('q2', '2026-08-27', { report })]);
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByText('Past dates (1)'));
    expect(screen.getByRole('link', { name: /View the report .* Event q2/ })).toHaveAttribute(
      'href',
      'https://cms.example/q2.pdf',
    );
  });

  it('subscribes calendar programs to the feed of the language', () => {
    show([call]);
    expect(screen.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
      'href',
      'webcal://localhost/en/investors-relations/calendar.ics',
    );
  });

  it('has a name without a title, and renders nothing without events', () => {
    const { unmount } = show([call], null);
    expect(screen.getByRole('region', { name: 'Calendar for investors' })).toBeVisible();
    unmount();
    const { container } = show([]);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('NextEvent', () => {
  it('shows the next date in one line with a link to the calendar', () => {
    renderWithProviders(
      <NextEvent
        events={[event('late', '2027-01-20'), { ...call, cancelled: true }, event('next', '2026-12-01')]}
      />,
      { language: 'en' },
    );
    expect(screen.getByText('1.12.2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Event next' })).toHaveAttribute('href', '#calendar');
  });

  it('renders nothing without an upcoming event', () => {
    const { container } = renderWithProviders(<NextEvent events={[event('over', '2026-05-28')]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
