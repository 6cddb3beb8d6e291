import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { mockApi, type MockAnswer } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { graph, summary } from './testing/marketFixture';
import { StockBoard } from './StockBoard';
import { StockSummary } from './StockSummary';

const SUMMARY = '/web/stocks/EVDR/summary';
const DAY = '/web/stocks/EVDR/graph?range=day';
const YEAR = '/web/stocks/EVDR/graph?range=year';
const MINUTE_MS = 60_000;

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const down = (): MockAnswer => ({ status: 503, body: { error: 'No' } });

describe('a stock', () => {
  it.each([
    ['en', ['4,512.00 ag.', '+2.55%', '120,500', '23/11/2026 13:05'], 'To the stock page', '/en'],
    ['he', ['4,512.00 אג׳', '+2.55%', '120,500', '23/11/2026 13:05'], 'לדף המניה', ''],
  ] as const)('shows its figures in %s and a link to its page', async (language, values, name, prefix) => {
    mockApi({ [SUMMARY]: () => ({ body: summary() }) });
    const { container } = renderWithProviders(<StockSummary symbol="EVDR" />, { language });
    await screen.findByText(values[0]);
    const [rate, change, ...others] = values;
    expect([...container.querySelectorAll('dd')].map((value) => value.textContent)).toEqual([
      rate,
      change,
      'EVDR',
      ...others,
    ]);
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      `${prefix}/investors-relations/stocks/`,
    );
    await expectNoAxeViolations(container);
  });

  it('reserves space for its figures while they load', async () => {
    let answer: (value: MockAnswer) => void = () => undefined;
    mockApi({ [SUMMARY]: () => new Promise((resolve) => (answer = resolve)) });
    const { container } = renderWithProviders(<StockSummary symbol="EVDR" />, { language: 'en' });
    expect(container.querySelectorAll('dt')).toHaveLength(5);
    expect(container.querySelector('dl')?.parentElement).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    answer({ body: summary() });
    await screen.findByText('4,512.00 ag.');
    expect(container.querySelectorAll('dt')).toHaveLength(5);
    expect(container.querySelector('dl')?.parentElement).toHaveAttribute('aria-busy', 'false');
  });

  it.each([
    ['the exchange is open', {}, 'The exchange is open'],
    ['the exchange is closed', { open: false }, 'The exchange is closed'],
    [
      'it is known when it opens',
      { open: false, opensAt: '2099-11-24T10:15:00+02:00' },
      'The exchange is closed; next figures: \u206624/11/2099 10:15\u2069',
    ],
    ['figures come later', {}, 'Data delayed by 15 minutes'],
    ['they are invented', { demonstration: true }, 'Demonstration: the figures are not real'],
    [
      'they are late',
      { late: true },
      'No newer figures are available right now. These are from \u206623/11/2026 13:05\u2069.',
    ],
  ])('shows that %s', async (_name, changes, text) => {
    mockApi({ [SUMMARY]: () => ({ body: summary(changes) }) });
    const { container } = renderWithProviders(<StockSummary symbol="EVDR" />, { language: 'en' });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('4,512.00 ag.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('offers a retry without figures, and never shows zeros', async () => {
    let answer = down();
    mockApi({ [SUMMARY]: () => answer });
    const { container } = renderWithProviders(<StockSummary symbol="EVDR" />, { language: 'en' });
    expect(await screen.findByText('Market data are not available right now.')).toBeVisible();
    expect(container.querySelector('dl')).not.toBeInTheDocument();
    expect(container).not.toHaveTextContent(/\b0\b/);
    await expectNoAxeViolations(container);
    answer = { body: summary() };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('4,512.00 ag.')).toBeVisible();
  });

  it('shows an unknown value as a dash', async () => {
    const unknown = { securityLastRate: null, securityPercentageChange: 'x', lastTransaction: null };
    const { stockDto, ...rest } = summary();
    mockApi({ [SUMMARY]: () => ({ body: { ...rest, time: null, stockDto: { ...stockDto, ...unknown } } }) });
    const { container } = renderWithProviders(<StockSummary symbol="EVDR" />, { language: 'en' });
    await screen.findByText('120,500');
    expect([...container.querySelectorAll('dd')].map((value) => value.textContent)).toEqual([
      '–',
      '–',
      'EVDR',
      '120,500',
      '–',
    ]);
  });

  it('shows no figures after an invalid answer', async () => {
    mockApi({ [SUMMARY]: () => ({ body: { stockDto: { securityLastRate: 'x' } } }) });
    renderWithProviders(<StockSummary symbol="EVDR" />, { language: 'en' });
    expect(await screen.findByText('Market data are not available right now.')).toBeVisible();
  });
});

describe('changing figures', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const seeOrHide = () =>
    act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('are refreshed each minute while the exchange is open, but rarely announced', async () => {
    let rate = 4512;
    const requests = mockApi({
      [SUMMARY]: () => ({ body: summary({}, { securityLastRate: (rate += 1) }) }),
    });
    renderWithProviders(<StockSummary symbol="EVDR" />, { language: 'en' });
    await pass(100);
    const [announced] = screen.getAllByRole('status');
    expect(figure('Last rate')).toHaveTextContent('4,513.00 ag.');
    expect(announced).toBeEmptyDOMElement();
    for (const minutes of [2, 3, 4, 5]) {
      await pass(MINUTE_MS);
      expect(requests).toHaveLength(minutes);
      expect(announced).toBeEmptyDOMElement();
    }
    expect(figure('Last rate')).toHaveTextContent('4,517.00 ag.');
    await pass(MINUTE_MS);
    expect(announced).toHaveTextContent('Even Derech: 4,518.00 agorot, change +2.55 percent');
    await pass(MINUTE_MS);
    expect(announced).toHaveTextContent('4,518.00');
  });

  it('are not refreshed while the exchange is closed, until it opens', async () => {
    const opensAt = new Date(Date.now() + 30 * MINUTE_MS).toISOString();
    let open = false;
    const requests = mockApi({
      [SUMMARY]: () => ({ body: summary(open ? {} : { open: false, opensAt }) }),
    });
    renderWithProviders(<StockSummary symbol="EVDR" />, { language: 'en' });
    await pass(100);
    await pass(29 * MINUTE_MS);
    await seeOrHide();
    await pass(100);
    expect(requests).toHaveLength(1);
    open = true;
    await pass(MINUTE_MS);
    expect(requests).toHaveLength(2);
  });

  it('are not refreshed while the page is hidden', async () => {
    const requests = mockApi({ [SUMMARY]: () => ({ body: summary() }) });
    renderWithProviders(<StockSummary symbol="EVDR" />, { language: 'en' });
    await pass(100);
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await seeOrHide();
    await pass(10 * MINUTE_MS);
    expect(requests).toHaveLength(1);
    hidden.mockReturnValue('visible');
    await seeOrHide();
    await pass(100);
    expect(requests).toHaveLength(2);
  });

  it('stay with their time when the service fails', async () => {
    let answer: MockAnswer = { body: summary() };
    mockApi({ [SUMMARY]: () => answer });
    renderWithProviders(<StockSummary symbol="EVDR" />, { language: 'en' });
    await pass(100);
    answer = down();
    await pass(2 * MINUTE_MS);
    expect(screen.getByText('4,512.00 ag.')).toBeVisible();
    expect(screen.getByText(/^No newer figures are available right now/)).toBeVisible();
  });
});

describe('the page of a stock', () => {
  beforeEach(() => window.history.replaceState(null, '', '/stocks/'));

  const answers = {
    [SUMMARY]: () => ({ body: summary() }),
    [DAY]: () => ({ body: graph() }),
    [YEAR]: () => ({
      body: graph({ range: 'year' }, [
        { time: '2025-11-24T17:35:00+02:00', securityLastRate: 3900, volume: 5000 },
        { time: '2026-11-23T13:05:00+02:00', securityLastRate: 4512, volume: 900 },
      ]),
    }),
  };

  it('shows its title, its 52-week range and its previous close', async () => {
    mockApi(answers);
    renderWithProviders(<StockBoard symbol="EVDR" pageTitle="The stock" />, { language: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'The stock' })).toBeVisible();
    await screen.findByText('4,400.00 ag.');
    expect(figure('52-week range')).toHaveTextContent('3,900.00 – 4,700.00');
  });

  it.each(['he', 'en'] as const)('reads the points by keyboard in order of time: %s', async (language) => {
    mockApi(answers);
    const { container } = renderWithProviders(<StockBoard symbol="EVDR" pageTitle="X" />, { language });
    const line = await screen.findByRole('slider');
    const says = (text: string) =>
      expect(line.getAttribute('aria-valuetext')).toMatch(new RegExp(`^${text}`));
    says('23/11/2026 13:05: 4,512.00');
    act(() => line.focus());
    await userEvent.keyboard('{ArrowLeft}');
    says('23/11/2026 11:30: 4,480.00');
    await userEvent.keyboard('{Home}');
    says('23/11/2026 10:00: 4,400.00');
    await userEvent.keyboard('{ArrowRight}');
    says('23/11/2026 11:30: 4,480.00');
    await expectNoAxeViolations(container);
  });

  it('shows another range, and the same data as a table', async () => {
    mockApi(answers);
    const { container } = renderWithProviders(<StockBoard symbol="EVDR" pageTitle="X" />, { language: 'en' });
    await screen.findByRole('slider', { name: /day/i });
    await userEvent.click(screen.getByRole('button', { name: 'Year' }));
    expect(await screen.findByRole('slider', { name: /year/i })).toBeVisible();
    const details = container.querySelector('details');
    if (!details) throw new Error('There is no table to open');
    details.open = true;
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['TimeRate (ag.)Volume', '23/11/2026 13:054,512.00900', '24/11/2025 17:353,900.005,000']);
  });

  it('keeps the range in the address, except for the default, and Back undoes a choice', async () => {
    mockApi(answers);
    renderWithProviders(<StockBoard symbol="EVDR" pageTitle="X" />, { language: 'en' });
    await screen.findByRole('slider', { name: /day/i });
    await userEvent.click(screen.getByRole('button', { name: 'Year' }));
    await waitFor(() => expect(window.location.search).toBe('?range=year'));
    expect(await screen.findByRole('slider', { name: /year/i })).toBeVisible();
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(await screen.findByRole('slider', { name: /day/i })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Day', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Year' }));
    await waitFor(() => expect(window.location.search).toBe('?range=year'));
    await userEvent.click(screen.getByRole('button', { name: 'Day' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it.each([
    ['?range=year', /year/i, '?range=year'],
    ['?range=day', /day/i, ''],
    ['?range=decade', /day/i, ''],
  ])('opens at the address %s', async (search, name, kept) => {
    window.history.replaceState(null, '', `/stocks/${search}`);
    mockApi(answers);
    renderWithProviders(<StockBoard symbol="EVDR" pageTitle="X" />, { language: 'en' });
    expect(await screen.findByRole('slider', { name })).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(kept));
  });

  it.each([
    ['en', 'There are no data for this period. Choose another one.'],
    ['he', 'אין נתונים לתקופה הזו. אפשר לבחור תקופה אחרת.'],
  ] as const)('says that a range has no data: %s', async (language, text) => {
    mockApi({ ...answers, [DAY]: () => ({ body: graph({}, []) }) });
    const { container } = renderWithProviders(<StockBoard symbol="EVDR" pageTitle="X" />, { language });
    expect(await screen.findByText(text)).toHaveRole('status');
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('shows one error if figures and graph fail, and its retry loads both', async () => {
    let isDown = true;
    const unless = (answer: () => MockAnswer) => () => (isDown ? down() : answer());
    mockApi({ [SUMMARY]: unless(answers[SUMMARY]), [DAY]: unless(answers[DAY]) });
    const { container } = renderWithProviders(<StockBoard symbol="EVDR" pageTitle="X" />, { language: 'en' });
    expect(await screen.findByText('Market data are not available right now.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(1));
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    await expectNoAxeViolations(container);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('4,400.00 ag.')).toBeVisible();
    expect(await screen.findByRole('slider')).toBeVisible();
  });

  it('shows an error and offers a retry without a graph', async () => {
    mockApi({ [SUMMARY]: () => ({ body: summary() }) });
    const { container } = renderWithProviders(<StockBoard symbol="EVDR" pageTitle="X" />, { language: 'en' });
    expect(await screen.findByText('The graph is not available right now.')).toBeVisible();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectNoAxeViolations(container);
  });
});
