import { createHash, webcrypto } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setAnalyticsConsent } from '../../lib/analytics';
import type { Language } from '../../i18n/languages';
import { enter } from '../../testing/enter';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { consentTexts } from '../../testing/consentTexts';
import { API_URL, mockApi, type MockAnswers } from '../../testing/mockApi';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import type { LotteryDraw, LotteryNow } from './lottery';
import { LotteryList } from './LotteryList';
import { ProjectLotteries } from './ProjectLotteries';

jest.mock('../../lib/captcha/getCaptchaToken', () => ({
  getCaptchaToken: jest.fn(() => Promise.resolve('captcha token')),
}));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const SEED = 'a'.repeat(64);
const NUMBERS = ['H-2222-2222', 'H-3333-3333', 'H-4444-4444'];
const RESULTS = [...NUMBERS].sort((a, b) => (sha256(`${SEED}:${a}`) < sha256(`${SEED}:${b}`) ? -1 : 1));

const LISTED = {
  id: 'lottery-3',
  documentId: '3',
  name: 'Lottery of Bridge 7',
  opensAt: '2026-11-01T08:00:00.000Z',
  closesAt: '2026-12-24T10:05:00.000Z',
  homes: 2,
};
const { documentId: _id, ...times } = LISTED;
const OPEN: LotteryNow = {
  ...times,
  id: 3,
  state: 'open',
  seedHash: sha256(SEED),
  announcedAt: '2026-10-01T08:00:00.000Z',
  registered: null,
  listHash: null,
  drawnAt: null,
};
const CLOSED: LotteryNow = { ...OPEN, state: 'closed', registered: 3, listHash: sha256(NUMBERS.join('\n')) };
const DRAWN: LotteryNow = { ...CLOSED, state: 'drawn', drawnAt: '2026-12-25T10:00:00.000Z' };
const DRAW: LotteryDraw = {
  lottery: 3,
  name: LISTED.name,
  method: 'SHA-256',
  homes: 2,
  seedHash: sha256(SEED),
  announcedAt: '2026-10-01T08:00:00.000Z',
  closedAt: '2026-12-24T11:00:00.000Z',
  listHash: sha256(NUMBERS.join('\n')),
  numbers: NUMBERS,
  seed: SEED,
  drawnAt: '2026-12-25T10:00:00.000Z',
  results: RESULTS,
};

beforeAll(() => {
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
});
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  delete window.dataLayer;
});

function show(now: LotteryNow | null, answers: MockAnswers = {}, language: Language = 'en') {
  const intersection = mockIntersection();
  const requests = mockApi({
    ...(now && { '/web/lotteries/3': () => ({ body: now }) }),
    ...answers,
  });
  const view = renderWithProviders(<LotteryList lotteries={[LISTED]} />, { language });
  return { ...view, intersection, requests, user: userEvent.setup() };
}

describe('the lottery of a project', () => {
  it('renders nothing without a lottery', () => {
    const { container } = renderWithProviders(<ProjectLotteries project={{ lotteries: [] }} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('shows the built facts before any request', () => {
    show(null);
    const section = screen.getByRole('region', { name: 'Lottery of Bridge 7' });
    expect(section).toHaveTextContent('24/12/2026 at 12:05');
    expect(section).toHaveTextContent('Homes in the lottery2');
  });

  it.each<[LotteryNow['state'], LotteryNow, string, boolean, boolean]>([
    ['notYet', { ...OPEN, state: 'notYet' }, 'Registration is not open yet', false, false],
    ['open', OPEN, 'Registration is open', true, true],
    ['closed', CLOSED, 'Registration is closed; the draw has not been held yet', false, true],
    ['drawn', DRAWN, 'The draw has been held', false, true],
  ])('shows the state %s and offers the possible actions', async (_state, now, text, form, lookup) => {
    const { container, intersection } = show(now);
    intersection(true);
    expect(await screen.findByText(text)).toBeVisible();
    if (form) expect(await screen.findByRole('form', { name: 'Registration for the lottery' })).toBeVisible();
    else expect(screen.queryByLabelText('Identity number *')).not.toBeInTheDocument();
    expect(screen.queryAllByLabelText('Registration number')).toHaveLength(lookup ? 1 : 0);
    await expectNoAxeViolations(container);
  });

  it('keeps the built facts when the service fails, shows an error and retries on request', async () => {
    let answer = { status: 503, body: { error: 'x' } as unknown };
    const { intersection, user } = show(null, { '/web/lotteries/3': () => answer });
    intersection(true);
    expect(
      await screen.findByText(/could not check the status of the lottery/, {}, { timeout: 4000 }),
    ).toBeVisible();
    answer = { status: 200, body: DRAWN };
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The draw has been held')).toBeVisible();
  });
});

const REGISTER = '/web/lotteries/3/register';

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await enter(user, await screen.findByLabelText('Full name *'), 'Dana Cohen');
  await enter(user, screen.getByLabelText('Identity number *'), '123456782');
  await enter(user, screen.getByLabelText('Phone *'), '050-1234567');
  await enter(user, screen.getByLabelText('E-mail *'), 'dana@example.com');
  await user.click(screen.getByRole('checkbox', { name: /I declare/ }));
}
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Register for the lottery' }));

describe('registration', () => {
  it('sends the values, shows the number, and stores no identity number', async () => {
    setAnalyticsConsent('granted');
    const { intersection, requests, user } = show(OPEN, {
      [REGISTER]: () => ({
        body: { body: { number: 'H-7K3M-9QWT', confirmUntil: '2026-12-02T10:00:00.000Z' } },
        headers: { 'X-Reference': 'H-7K3M-9QWT' },
      }),
    });
    intersection(true);
    await fill(user);
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('123456782');
    await send(user);
    const result = await screen.findByRole('group', { name: 'One more step: confirm by e-mail' });
    expect(result).toHaveTextContent('H-7K3M-9QWT');
    expect(result).toHaveTextContent('by 02/12/2026 at 12:00');
    const sent = requests.find(({ path }) => path === REGISTER);
    expect(sent?.headers['X-Consent-Version']).toBe(consentTexts.en.version);
    expect(sent?.body).toMatchObject({
      fullName: 'Dana Cohen',
      idNumber: '123456782',
      phone: '0501234567',
      email: 'dana@example.com',
      terms: true,
      allowedMarketing: false,
      gRecaptchaResponse: 'captcha token',
    });
    expect(window.dataLayer).toEqual([{ event: 'lottery_sent', lottery: '3' }]);
  });

  it('shows errors before anything is sent', async () => {
    const { intersection, requests, user } = show(OPEN);
    intersection(true);
    await enter(user, await screen.findByLabelText('Identity number *'), '123456789');
    await send(user);
    expect(await screen.findAllByText('Please enter a valid identity number of 9 digits')).not.toHaveLength(
      0,
    );
    expect(screen.getAllByText('Please accept the terms to register for the lottery')).not.toHaveLength(0);
    expect(requests.filter(({ path }) => path === REGISTER)).toEqual([]);
  });

  it('reports that the lottery was closed, keeps the form, and requests the current state', async () => {
    let now = OPEN;
    const { intersection, user } = show(null, {
      '/web/lotteries/3': () => ({ body: now }),
      [REGISTER]: () => {
        now = CLOSED;
        return {
          status: 422,
          body: { errors: { lottery: ['Registration for the lottery is not open.'] } },
        };
      },
    });
    intersection(true);
    await fill(user);
    await send(user);
    expect(await screen.findByText(/^Registration has closed/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Registration for the lottery is not open.');
    expect(screen.getByLabelText('Full name *')).toHaveValue('Dana Cohen');
  });
});

describe('a registration number', () => {
  it.each([
    [
      { state: 'open', found: true, confirmed: true, place: null, won: null },
      'is registered for the lottery.',
    ],
    [
      { state: 'open', found: true, confirmed: false, place: null, won: null },
      'has been received but is not confirmed yet. Press the link in the e-mail we sent you: only then does the registration count.',
    ],
    [
      { state: 'open', found: false, confirmed: false, place: null, won: null },
      'is not registered for this lottery.',
    ],
    [{ state: 'closed', found: true, confirmed: true, place: null, won: null }, /takes part in the draw/],
    [{ state: 'drawn', found: true, confirmed: true, place: 2, won: true }, /was drawn in place 2 and won/],
    [
      { state: 'drawn', found: true, confirmed: true, place: 3, won: false },
      /was drawn in place 3 and is on the waiting list/,
    ],
    [
      { state: 'drawn', found: false, confirmed: false, place: null, won: null },
      /is not on the list for the draw/,
    ],
  ])('is looked up without a name: %j', async (answer, text) => {
    const { intersection, requests, user } = show(DRAWN, {
      '/web/lotteries/3/lookup': () => ({ body: { number: 'H-7K3M-9QWT', ...answer } }),
    });
    intersection(true);
    await enter(user, await screen.findByLabelText('Registration number'), 'h7k3m9qwt');
    await user.click(screen.getByRole('button', { name: 'Check my number' }));
    expect(await screen.findByText(text, { selector: 'p' })).toBeVisible();
    expect(requests.at(-1)?.body).toEqual({ number: 'h7k3m9qwt' });
  });

  it('that is invalid shows the error of the service', async () => {
    const { intersection, user } = show(DRAWN, {
      '/web/lotteries/3/lookup': () => ({
        status: 422,
        body: { errors: { number: ['A registration number looks like this: H-7K3M-9QWT'] } },
      }),
    });
    intersection(true);
    await enter(user, await screen.findByLabelText('Registration number'), '5');
    await user.click(screen.getByRole('button', { name: 'Check my number' }));
    expect(await screen.findByText(/looks like this/)).toBeVisible();
  });
});

describe('the proof of a draw', () => {
  const open = async (draw: LotteryDraw) => {
    const view = show(DRAWN, { '/web/lotteries/3/draw': () => ({ body: draw }) });
    view.intersection(true);
    await view.user.click(await screen.findByText('How do I know that the draw is fair?'));
    await view.user.click(screen.getByRole('button', { name: 'Check the draw in this browser' }));
    const list = await screen.findByText(/^The seed is/);
    return within(list.closest('ul') as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.dataset.holds);
  };

  it('repeats the draw in the browser', async () => {
    expect(await open(DRAW)).toEqual(['true', 'true', 'true']);
  });

  it.each<[string, Partial<LotteryDraw>, string[]]>([
    ['another seed', { seed: 'd'.repeat(64) }, ['false', 'true', 'false']],
    ['another list', { numbers: NUMBERS.slice(1) }, ['true', 'false', 'false']],
    ['another order', { results: [...RESULTS].reverse() }, ['true', 'true', 'false']],
  ])('detects %s', async (_name, changes, outcome) => {
    expect(await open({ ...DRAW, ...changes })).toEqual(outcome);
  });

  it('offers a public download', async () => {
    const { intersection, user } = show(DRAWN);
    intersection(true);
    await user.click(await screen.findByText('How do I know that the draw is fair?'));
    expect(screen.getByRole('link', { name: 'Download the draw (JSON)' })).toHaveAttribute(
      'href',
      `${API_URL}/web/lotteries/3/draw`,
    );
  });
});
