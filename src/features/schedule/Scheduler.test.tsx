import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { NO_CONTACT, SiteContact } from '../../components/SiteContact/SiteContact';
import type { Language } from '../../i18n/languages';
import { enter } from '../../testing/enter';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { consentTexts } from '../../testing/consentTexts';
import { mockApi, type MockAnswers } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { replacePage } from '../../lib/replacePage';
import { Scheduler } from './Scheduler';

jest.mock('../../lib/captcha/getCaptchaToken', () => ({
  getCaptchaToken: jest.fn(() => Promise.resolve('captcha token')),
}));

jest.mock('../../lib/replacePage', () => ({ replacePage: jest.fn() }));

const SLOTS = '/web/appointments/slots?*';
const KINDS = '/web/appointments/kinds?*';
const BOOK = '/web/appointments';

const slot = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });
const FIRST = slot('2026-11-23T09:00:00+02:00', '2026-11-23T09:30:00+02:00');
const SECOND = slot('2026-11-23T09:30:00+02:00', '2026-11-23T10:00:00+02:00');
const NEXT_DAY = slot('2026-11-24T15:00:00+02:00', '2026-11-24T15:30:00+02:00');

const kind = (id: number, name: string, changes: object = {}) => ({
  ...{ id, name, project: 'Boulevard 12', place: '12 HaShdera', phone: '03-555-0177', minutes: 30 },
  ...changes,
});
const VISIT = kind(3, 'A visit');
const free = (slots: readonly object[] = [FIRST, SECOND, NEXT_DAY]) => ({
  body: {
    meeting: VISIT,
    slots,
  },
});
const booked = ({ startsAt, endsAt } = FIRST) => ({
  body: {
    body: {
      reference: 'K-7K3M-9QWT',
      startsAt,
      endsAt,
      calendarUrl: 'https://cms.example/web/appointments/calendar?x',
      manageUrl: 'https://cms.example/web/appointments/manage?y',
    },
  },
  headers: { 'X-Reference': 'K-7K3M-9QWT' },
});
const CALL = kind(4, 'A video call', { place: '', minutes: 15 });
const kindsOf = (...meetings: readonly object[]) => ({ body: { meetings } });
const taken = () => ({ status: 422, body: { errors: { startsAt: ['This time is no longer free.'] } } });

const TEXTS = {
  he: {
    title: 'קביעת פגישה',
    day: 'בחירת יום',
    on: 'המשך',
    name: 'שם מלא *',
    phone: 'טלפון *',
    email: 'דוא״ל *',
    send: 'קביעת הפגישה',
    booked: 'הפגישה נקבעה',
    minutes: '30 דקות',
    manage: /^לשינוי המועד או לביטול/,
    moment: /יום שלישי, 24 בנובמבר 2026 בשעה 15:00/,
  },
  en: {
    title: 'Book a meeting',
    day: 'Choose a day',
    on: 'Continue',
    name: 'Full name *',
    phone: 'Phone *',
    email: 'E-mail *',
    send: 'Book the meeting',
    booked: 'Your meeting is booked',
    minutes: '30 minutes',
    manage: /^Change or cancel it/,
    moment: /Tuesday,? 24 November 2026 at 15:00/,
  },
} as const;
type Texts = (typeof TEXTS)[Language];
const EN = TEXTS.en;

function show(answers: MockAnswers, { search = '?meeting=3', language = 'en' as Language } = {}) {
  window.history.replaceState(null, '', `/schedule/${search}`);
  const requests = mockApi(answers);
  const { unmount } = renderWithProviders(
    <SiteContact.Provider value={{ ...NO_CONTACT, phone: '03-555-0100', email: 'hello@even-derech.example' }}>
      <Scheduler siteName="Even Derech" logo={null} />
    </SiteContact.Provider>,
    { language },
  );
  return { requests, unmount, user: userEvent.setup() };
}

const choose = async (user: UserEvent, texts: Texts, time: string, day?: RegExp): Promise<void> => {
  const days = await screen.findByRole('group', { name: texts.day });
  if (day) await user.click(within(days).getByRole('radio', { name: day }));
  await user.click(screen.getByRole('radio', { name: time }));
  await user.click(screen.getByRole('button', { name: texts.on }));
};
const fill = async (user: UserEvent, texts: Texts): Promise<void> => {
  await enter(user, screen.getByLabelText(texts.name), 'Dana Cohen');
  await enter(user, screen.getByLabelText(texts.phone), '+972 50-123-4567');
  await enter(user, screen.getByLabelText(texts.email), 'dana@example.com');
};
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => window.sessionStorage.clear());

describe.each(['he', 'en'] as const)('the scheduler (%s)', (language) => {
  const texts = TEXTS[language];

  it("books a day and time with the visitor's details, about the home of the address", async () => {
    const search = `?meeting=3&lang=${language}&assetName=SHDERA-12-B7&floor=0&rooms=3`;
    const { requests, user } = show(
      { [SLOTS]: () => free(), [BOOK]: () => booked(NEXT_DAY) },
      { search, language },
    );
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await choose(user, texts, '15:00', /24/);
    expect(screen.getByRole('form')).toHaveFocus();
    expect(screen.getByText(texts.moment)).toBeVisible();
    await fill(user, texts);
    await press(user, texts.send);
    const result = await screen.findByRole('group', { name: texts.booked });
    expect(result).toHaveFocus();
    expect(result).toHaveTextContent('K-7K3M-9QWT');
    expect(result).toHaveTextContent(texts.moment);
    for (const fact of ['Boulevard 12', 'A visit', '12 HaShdera', texts.minutes])
      expect(within(result).getByText(fact)).toBeVisible();
    const manage = within(result).getByRole('link', { name: texts.manage });
    expect(manage).toHaveAttribute('href', 'https://cms.example/web/appointments/manage?y');
    expect(manage).toHaveAttribute('rel', 'noopener noreferrer');
    expect(manage).toHaveAttribute('target', '_blank');
    await expectNoAxeViolations(document.body);
    expect(within(result).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      'https://cms.example/web/appointments/calendar?x',
    );
    expect(requests.at(-1)?.body).toEqual({
      meeting: 3,
      startsAt: NEXT_DAY.startsAt,
      name: 'Dana Cohen',
      phone: '0501234567',
      email: 'dana@example.com',
      comments: '',
      formData: { assetName: 'SHDERA-12-B7', floor: 0, rooms: 3 },
      allowedMarketing: false,
      allowedSmsAndEmail: false,
      uri: `http://localhost/schedule/${search}`,
      gRecaptchaResponse: 'captcha token',
    });
    expect(requests.at(-1)?.headers['X-Consent-Version']).toBe(consentTexts[language].version);
    expect(requests.at(-1)?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    expect(requests.at(-1)?.headers['X-Accept-Language']).toBe(language === 'he' ? 'he-il' : 'en-us');
  });
});

it("shows the meeting's facts, and moves through days and times by arrow keys", async () => {
  const { user } = show({ [SLOTS]: () => free() });
  expect(await screen.findByText('12 HaShdera')).toBeVisible();
  expect(screen.getByText('Boulevard 12')).toBeVisible();
  expect(screen.getByText('30 minutes')).toBeVisible();
  const [first] = screen.getAllByRole('radio');
  expect(first).toBeChecked();
  first?.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: /24/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: '15:00' })).not.toBeChecked();
  expect(screen.getByRole('group', { name: /^Times on Tuesday,? 24 November$/ })).toBeVisible();
});

it.each([
  ['he', /^השעות ביום שני, 23 בנובמבר$/, 'נא לבחור שעה'],
  ['en', /^Times on Monday,? 23 November$/, 'Please choose a time'],
] as const)('reports a missing time at the times, and focuses them (%s)', async (language, name, message) => {
  const { user } = show({ [SLOTS]: () => free() }, { language });
  const times = await screen.findByRole('group', { name });
  const first = within(times).getByRole('radio', { name: '09:00' });
  for (const attempt of [1, 2]) {
    screen.getByRole('button', { name: TEXTS[language].on }).focus();
    await user.keyboard('{Enter}');
    expect(`${attempt} ${times.textContent}`).toContain(message);
    expect(first).toHaveFocus();
    expect(first).toHaveAccessibleDescription(message);
    expect(first).not.toBeChecked();
  }
  await expectNoAxeViolations(document.body);
  await user.keyboard(' ');
  expect(times).not.toHaveTextContent(message);
  await press(user, TEXTS[language].on);
  expect(screen.getByRole('form')).toHaveFocus();
});

describe('the strip of days', () => {
  const WIDTH = 100;
  const VIEW = 350;
  const DAYS = Array.from({ length: 10 }, (_, at) => {
    const day = `2026-12-${String(at + 1).padStart(2, '0')}`;
    return slot(`${day}T09:00:00+02:00`, `${day}T09:30:00+02:00`);
  });
  /**
   * Mocks the layout of the strip of days. The days are in a row that starts at 0 and moves with the scroll position.
   */
  let layout: jest.SpyInstance;
  beforeEach(() => {
    layout = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const strip = this.parentElement;
      const at = this.tagName === 'LABEL' && strip ? [...strip.children].indexOf(this) : -1;
      return at < 0 || !strip
        ? new DOMRect(0, 0, VIEW, 50)
        : new DOMRect(at * WIDTH - strip.scrollLeft, 0, WIDTH, 50);
    });
  });
  afterEach(() => layout.mockRestore());

  it('scrolls to the chosen day when the choice returns', async () => {
    const { user } = show({ [SLOTS]: () => free(DAYS), [BOOK]: () => taken() });
    const days = () => screen.getByRole('group', { name: EN.day }).querySelector('div') as HTMLElement;
    const inSight = () => {
      const { left, right } = (
        screen.getByRole('radio', { checked: true, name: / 8 Dec$/ }).parentElement as HTMLElement
      ).getBoundingClientRect();
      return left >= 0 && right <= VIEW;
    };
    await choose(user, EN, '09:00', / 8 Dec$/);
    await press(user, 'Choose another time');
    expect(days().scrollLeft).toBeGreaterThan(0);
    expect(inSight()).toBe(true);
    await press(user, EN.on);
    await fill(user, EN);
    await press(user, EN.send);
    await screen.findByRole('alert');
    expect(inSight()).toBe(true);
    await user.click(screen.getByRole('radio', { name: / 1 Dec$/ }));
    expect(days().scrollLeft).toBeLessThanOrEqual(0);
  });
});

it('offers the other times when the chosen one is taken, and keeps the input', async () => {
  let gone = false;
  const { requests, user } = show({
    [SLOTS]: () => free(gone ? [SECOND] : undefined),
    [BOOK]: () => {
      const first = !gone;
      gone = true;
      return first ? taken() : booked(SECOND);
    },
  });
  await choose(user, EN, '09:00');
  await fill(user, EN);
  await press(user, EN.send);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Someone else has just booked');
  await waitFor(() => expect(screen.queryByRole('radio', { name: '09:00' })).not.toBeInTheDocument());
  await choose(user, EN, '09:30');
  expect(screen.getByLabelText(EN.name)).toHaveValue('Dana Cohen');
  expect(screen.getByLabelText(EN.email)).toHaveValue('dana@example.com');
  await press(user, EN.send);
  await screen.findByRole('group', { name: EN.booked });
  const keys = requests.filter(({ path }) => path === BOOK).map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(2);
});

it('allows another time before sending', async () => {
  const { user } = show({ [SLOTS]: () => free(), [BOOK]: () => booked() });
  await choose(user, EN, '09:00');
  await enter(user, screen.getByLabelText(EN.name), 'Dana Cohen');
  await press(user, 'Choose another time');
  expect(screen.getByRole('group', { name: 'Time of the meeting' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: '09:00' })).toBeChecked();
  await choose(user, EN, '09:30');
  expect(screen.getByLabelText(EN.name)).toHaveValue('Dana Cohen');
});

it('returns from the details to the times on Back', async () => {
  const { user } = show({ [SLOTS]: () => free(), [BOOK]: () => booked() });
  await choose(user, EN, '09:00');
  await enter(user, screen.getByLabelText(EN.name), 'Dana Cohen');
  await waitFor(() => expect(window.history.state).toHaveProperty('dialogs'));
  act(() => window.history.back());
  expect(await screen.findByRole('radio', { name: '09:00' })).toBeChecked();
  expect(screen.queryByLabelText(EN.name)).not.toBeInTheDocument();
  await press(user, EN.on);
  expect(screen.getByLabelText(EN.name)).toHaveValue('Dana Cohen');
});

it('shows errors of fields and sends nothing', async () => {
  const { requests, user } = show({ [SLOTS]: () => free() });
  await choose(user, EN, '09:00');
  await press(user, EN.send);
  expect(await screen.findByRole('group', { name: 'Please correct the following' })).toBeVisible();
  expect(requests.map(({ method }) => method)).not.toContain('POST');
});

it('keeps the input after a failure', async () => {
  const { user } = show({ [SLOTS]: () => free() });
  await choose(user, EN, '09:00');
  await fill(user, EN);
  await press(user, EN.send);
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  expect(screen.getByLabelText(EN.name)).toHaveValue('Dana Cohen');
  // The error message disappears when another time is chosen, because it was about the earlier one.
  await press(user, 'Choose another time');
  await choose(user, EN, '09:00');
  expect(screen.getByLabelText(EN.name)).toHaveValue('Dana Cohen');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('shows a message with phone and e-mail when:', () => {
  const expectHelp = () => {
    expect(screen.getByRole('link', { name: '03-555-0100' })).toHaveAttribute('href', 'tel:035550100');
    expect(screen.getByRole('link', { name: 'hello@even-derech.example' })).toBeVisible();
  };

  it.each([
    ['none is free', { ...VISIT, phone: '' }, '03-555-0100'],
    ['none is free, and the project has a phone of its own', VISIT, '03-555-0177'],
  ])('%s', async (_name, meeting, phone) => {
    show({ [SLOTS]: () => ({ body: { meeting, slots: [] } }) });
    expect(await screen.findByRole('heading', { name: 'No times are available right now' })).toBeVisible();
    expect(screen.getByRole('link', { name: phone })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the site' })).toHaveAttribute('href', '/en/');
    expect(screen.getByRole('link', { name: 'Even Derech' })).toHaveAttribute('href', '/en/');
    expect(screen.getAllByRole('link')).toHaveLength(4);
  });

  it('there is no such meeting', async () => {
    const error = { error: 'No meetings can be booked here.', code: 'unknownMeeting' };
    show({ [SLOTS]: () => ({ status: 404, body: error }) });
    expect(await screen.findByRole('heading', { name: 'No meetings can be booked here' })).toBeVisible();
    expectHelp();
  });

  it('the project no longer has a calendar', async () => {
    const error = { error: 'No meetings can be booked here.', code: 'unknownMeeting' };
    show({ [KINDS]: () => ({ status: 404, body: error }) }, { search: '?project=12' });
    expect(await screen.findByRole('heading', { name: 'No meetings can be booked here' })).toBeVisible();
    expectHelp();
  });

  it('the kinds of meeting cannot be loaded, until a retry succeeds', async () => {
    let works = false;
    const failed = { status: 503, body: { error: 'The service is not available' } };
    const { user } = show(
      { [KINDS]: () => (works ? kindsOf(VISIT, CALL) : failed) },
      { search: '?project=12' },
    );
    expect(await screen.findByRole('alert', undefined, { timeout: 5000 })).toBeVisible();
    expectHelp();
    works = true;
    await press(user, 'Try again');
    expect(await screen.findByRole('group', { name: 'Choose what to book' })).toBeVisible();
  });

  it.each(['', '?meeting=', '?meeting=x', '?meeting=0', '?project=x'])(
    'the address %j names no meeting',
    (search) => {
      const { requests } = show({}, { search });
      expect(screen.getByRole('heading', { name: 'No meetings can be booked here' })).toBeVisible();
      expect(requests).toEqual([]);
    },
  );

  it('the service cannot be reached, until a retry succeeds', async () => {
    let works = false;
    const { user } = show({
      [SLOTS]: () => (works ? free() : { status: 503, body: { error: 'The service is not available' } }),
    });
    const alert = await screen.findByRole('alert', undefined, { timeout: 5000 });
    expect(alert).toHaveTextContent('The available times could not be loaded');
    expectHelp();
    works = true;
    await press(user, 'Try again');
    expect(await screen.findByRole('group', { name: 'Choose a day' })).toBeVisible();
  });
});

describe.each([
  ['he', 'מה תרצו לקבוע?', 'A video call 15 דקות', 'פגישה מסוג אחר', 'מועד הפגישה'],
  ['en', 'Choose what to book', 'A video call 15 minutes', 'Another kind of meeting', 'Time of the meeting'],
] as const)('where a project has several calendars (%s)', (language, title, call, other, times) => {
  const search = `?project=12&lang=${language}&assetName=SHDERA-12-B7`;
  const answers = { [KINDS]: () => kindsOf(VISIT, CALL), [SLOTS]: () => free() };

  it('chooses the kind of meeting first, by keyboard, with a shareable address', async () => {
    const { requests, user } = show({ ...answers, [BOOK]: () => booked() }, { search, language });
    const choice = await screen.findByRole('group', { name: title });
    const links = within(choice).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${search}&meeting=3`,
      `${search}&meeting=4`,
    ]);
    expect(links[0]).toHaveTextContent('12 HaShdera');
    expect(links[1]).toHaveAccessibleName(call);
    expect(choice).not.toHaveFocus();
    // The arrow points in reading direction, so it is mirrored in Hebrew.
    expect(getComputedStyle(links[0]?.querySelector('svg') as Element).scale).toBe(
      language === 'he' ? '-1 1' : '',
    );
    await expectNoAxeViolations(document.body);
    links[1]?.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('group', { name: times })).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe(`${search}&meeting=4`));
    expect(requests.map(({ path }) => path)).toEqual([
      '/web/appointments/kinds?project=12',
      '/web/appointments/slots?meeting=4',
    ]);
    await user.click(screen.getByRole('radio', { name: '09:00' }));
    await user.click(screen.getByRole('button', { name: TEXTS[language].on }));
    await fill(user, TEXTS[language]);
    await press(user, TEXTS[language].send);
    await screen.findByRole('group', { name: TEXTS[language].booked });
    expect(requests.at(-1)?.body).toMatchObject({ meeting: 4, formData: { assetName: 'SHDERA-12-B7' } });
  });

  it('returns to the choice of a kind by its button and by Back', async () => {
    const { user } = show(answers, { search: `${search}&meeting=3`, language });
    await user.click(await screen.findByRole('button', { name: other }));
    const choice = await screen.findByRole('group', { name: title });
    expect(choice).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe(search));
    await user.click(within(choice).getByRole('link', { name: call }));
    await screen.findByRole('group', { name: times });
    await waitFor(() => expect(window.location.search).toContain('meeting=4'));
    window.history.back();
    expect(await screen.findByRole('group', { name: title })).toBeVisible();
  });

  it('returns from the details to the choice of a kind, and Back leads to the times', async () => {
    const { user } = show(answers, { search: `${search}&meeting=3`, language });
    await choose(user, TEXTS[language], '09:00');
    await waitFor(() => expect(window.history.state).toHaveProperty('dialogs'));
    await user.click(screen.getByRole('button', { name: other }));
    expect(await screen.findByRole('group', { name: title })).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe(search));
    act(() => window.history.back());
    expect(await screen.findByRole('group', { name: TEXTS[language].day })).toBeVisible();
  });

  it('books a single kind directly, and Back does not lead to a choice', async () => {
    const before = window.history.length;
    show({ ...answers, [KINDS]: () => kindsOf(VISIT) }, { search, language });
    expect(await screen.findByRole('group', { name: TEXTS[language].day })).toBeVisible();
    await waitFor(() =>
      expect(window.location.search).toBe(`?lang=${language}&assetName=SHDERA-12-B7&meeting=3`),
    );
    expect(window.history).toHaveLength(before);
    expect(screen.queryByRole('button', { name: other })).not.toBeInTheDocument();
  });
});

it('keeps the input when another kind of meeting is chosen', async () => {
  const { user } = show(
    { [KINDS]: () => kindsOf(VISIT, CALL), [SLOTS]: () => free() },
    { search: '?project=12&meeting=3' },
  );
  await choose(user, EN, '09:00');
  await enter(user, screen.getByLabelText(EN.name), 'Dana Cohen');
  await press(user, 'Another kind of meeting');
  await user.click(await screen.findByRole('link', { name: /video call/ }));
  await choose(user, EN, '09:30');
  expect(screen.getByLabelText(EN.name)).toHaveValue('Dana Cohen');
});

it('shows at the e-mail that the visitor already has a meeting at that time', async () => {
  const message = 'You already have a meeting at that time.';
  const { user } = show({
    [SLOTS]: () => free(),
    [BOOK]: () => ({ status: 422, body: { errors: { email: [message] } } }),
  });
  await choose(user, EN, '09:00');
  await fill(user, EN);
  await press(user, EN.send);
  await waitFor(() => expect(screen.getByLabelText(EN.email)).toHaveAccessibleDescription(message));
  await press(user, 'Choose another time');
  expect(screen.getByRole('group', { name: 'Time of the meeting' })).toHaveFocus();
});

describe('a booked meeting', () => {
  let clock: jest.SpyInstance;
  beforeEach(() => {
    clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T12:00:00Z'));
  });
  afterEach(() => clock.mockRestore());

  const bookOne = async () => {
    const { user, unmount } = show({ [SLOTS]: () => free(), [BOOK]: () => booked() });
    await choose(user, EN, '09:00');
    await fill(user, EN);
    await press(user, EN.send);
    await screen.findByRole('group', { name: EN.booked });
    unmount();
  };

  it('is still shown after a reload, without storing personal data', async () => {
    await bookOne();
    const { requests } = show({ [SLOTS]: () => free() });
    const result = await screen.findByRole('group', { name: EN.booked });
    for (const fact of ['K-7K3M-9QWT', 'Boulevard 12', 'A visit', '12 HaShdera', '30 minutes', '09:00'])
      expect(result).toHaveTextContent(fact);
    expect(within(result).getByRole('link', { name: EN.manage })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(requests.map(({ method }) => method)).not.toContain('POST');
    const kept = JSON.stringify({ ...window.sessionStorage });
    for (const own of ['Dana', '501234567', 'dana@']) expect(kept).not.toContain(own);
  });

  it('is named in the language of the page', async () => {
    await bookOne();
    let answer: (slots: ReturnType<typeof free>) => void = () => undefined;
    show({ [SLOTS]: () => new Promise((resolve) => (answer = resolve)) }, { language: 'he' });
    const result = await screen.findByRole('group', { name: TEXTS.he.booked });
    for (const fact of ['Boulevard 12', 'A visit', '12 HaShdera'])
      expect(within(result).getByText(fact)).toHaveAttribute('lang', 'en');
    expect(within(result).getByText(TEXTS.he.minutes)).not.toHaveAttribute('lang');
    const meeting = { ...VISIT, name: 'ביקור', project: 'שדרה 12', place: 'השדרה 12' };
    answer({ body: { meeting, slots: [] } });
    for (const fact of ['שדרה 12', 'ביקור', 'השדרה 12'])
      expect(await within(result).findByText(fact)).not.toHaveAttribute('lang');
    expect(result).not.toHaveTextContent('A visit');
  });

  it('can be replaced by another one', async () => {
    await bookOne();
    const { user, unmount } = show({ [SLOTS]: () => free() });
    await user.click(await screen.findByRole('button', { name: 'Book another meeting' }));
    expect(await screen.findByRole('group', { name: 'Time of the meeting' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: '09:00' })).not.toBeChecked();
    unmount();
    show({ [SLOTS]: () => free() });
    expect(await screen.findByRole('group', { name: EN.day })).toBeVisible();
  });

  it.each([
    ['of another calendar', '?meeting=4', '2026-11-22T12:00:00Z'],
    ['that is over', '?meeting=3', '2026-11-23T07:30:00Z'],
  ])('%s is not shown', async (_name, search, now) => {
    await bookOne();
    clock.mockReturnValue(Date.parse(now));
    show({ [SLOTS]: () => free() }, { search });
    expect(await screen.findByRole('group', { name: EN.day })).toBeVisible();
  });
});

it('switches to the page in the language of its address, without a request', () => {
  const search = '?meeting=3&lang=en&assetName=B7';
  const { requests } = show({ [SLOTS]: () => free() }, { search, language: 'he' });
  expect(jest.mocked(replacePage)).toHaveBeenCalledWith(`/en/schedule/${search}`);
  expect(requests).toEqual([]);
});

describe('the end', () => {
  it.each([
    ['closes the window that a page of ours opened', {} as Window],
    ['leads to the site in a window of its own', null],
  ])('%s', async (_name, opener) => {
    Object.defineProperty(window, 'opener', { value: opener, configurable: true });
    const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
    const { user } = show({ [SLOTS]: () => free(), [BOOK]: () => booked() });
    await choose(user, EN, '09:00');
    await fill(user, EN);
    await press(user, EN.send);
    await screen.findByRole('group', { name: EN.booked });
    if (opener) {
      await press(user, 'Close this window');
      expect(close).toHaveBeenCalledTimes(1);
    } else expect(screen.getByRole('link', { name: 'To the site' })).toHaveAttribute('href', '/en/');
    Object.defineProperty(window, 'opener', { value: null, configurable: true });
  });
});
