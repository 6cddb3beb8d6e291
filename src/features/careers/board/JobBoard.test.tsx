import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setAnalyticsConsent } from '../../../lib/analytics';
import { expectNoAxeViolations } from '../../../testing/expectNoAxeViolations';
import { mockApi, type MockRequest } from '../../../testing/mockApi';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import type { BuiltJob } from './boardJob';
import { JobBoard } from './JobBoard';

const SEARCH = '/web/jobs/search';
const FILTERS = '/web/jobs/filters';
const PROFESSIONS = ['הנדסה', 'שירות', 'כספים', 'משפט', 'מכירות', 'ייצור'];

const builtJob = (orderId: number, changes: Partial<BuiltJob> = {}): BuiltJob => ({
  orderId,
  path: `/career/${orderId}/`,
  jobName: `משרה ${orderId}`,
  closed: false,
  isoDate: '2026-11-09',
  shownDate: '09/11/2026',
  profession: {
    documentId: String((orderId % 6) + 1),
    name: PROFESSIONS[orderId % 6] ?? null,
    order: orderId % 6,
  },
  area: { documentId: '1', name: 'צפון', order: 0 },
  scope: { documentId: '1', name: 'משרה מלאה', order: 0 },
  company: { companyId: 5423, name: 'אבן־דרך' },
  division: null,
  ...changes,
});
const built = Array.from({ length: 15 }, (_, index) => builtJob(100 - index));

const liveJob = (orderId: number) => ({
  orderId,
  jobName: `משרה ${orderId}`,
  professionName: 'הנדסה',
  subfield: null,
  scopeJobName: 'משרה מלאה',
  department: null,
  branchId: 5423,
  companyName: 'אבן־דרך',
  areaName: 'צפון',
  jobScopeId: 1,
  description: '',
  startAdvertisingDate: '2026-11-09T00:00:00.000Z',
});

const options = {
  avialableAreas: [
    { id: 1, name: 'צפון', count: 9 },
    { id: 2, name: 'דרום', count: 4 },
  ],
  avialableCompanies: [{ id: 5423, name: 'אבן־דרך', count: 13 }],
  avialableJobScopes: [{ id: 1, name: 'משרה מלאה', count: 13 }],
  avialableProfessions: PROFESSIONS.map((name, index) => ({
    id: index + 1,
    name,
    count: index === 5 ? 0 : index + 1,
  })),
};

interface Search {
  requestPage: number;
  pageSize: number;
  professionIds?: number[];
  areaIds?: number[];
  text?: string;
}

/**
 * Mocks the job search. It returns the given positions page by page, only the first one if an area is chosen, and none
 * if a profession is chosen.
 */
const answer = (open: readonly number[]) => (request: MockRequest) => {
  const { requestPage, pageSize, areaIds, professionIds } = request.body as Search;
  const found = professionIds ? [] : areaIds ? open.slice(0, 1) : open;
  const from = requestPage * pageSize;
  return {
    body: {
      items: found.slice(from, from + pageSize).map(liveJob),
      totalCount: found.length,
      hasNextPage: found.length > from + pageSize,
      pageIndex: requestPage,
    },
  };
};

const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const chips = () => within(screen.getByRole('group', { name: 'מקצועות' })).getAllByRole('button');
const chipNames = () => chips().map(({ textContent }) => (textContent ?? '').replace(/ \(\d+\)$/, ''));
const chip = (name: string) => chips()[chipNames().indexOf(name)] as HTMLElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function show(props: Partial<Parameters<typeof JobBoard>[0]> = {}) {
  return renderWithProviders(
    <JobBoard jobs={built} total={built.length} divisions={[]} groupCareers={null} {...props} />,
  );
}
const live = (open: readonly number[]) =>
  mockApi({ [SEARCH]: answer(open), [`${FILTERS}?*`]: () => ({ body: options }) });
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from - index);
const names = (orderIds: readonly number[]) => orderIds.map((orderId) => `משרה ${orderId}`);

beforeEach(() => window.history.replaceState(null, '', '/career/'));

describe('the job board', () => {
  it('shows the built list, then live positions in its place', async () => {
    live([101, ...numbers(100, 12)]);
    show();
    expect(cards()).toEqual(names(numbers(100, 12)));
    expect(screen.getByText('משרות פתוחות: 15')).toBeInTheDocument();
    await waitFor(() => expect(cards()[0]).toBe('משרה 101'));
    expect(screen.getByText('משרות פתוחות: 13')).toBeInTheDocument();
  });

  it('keeps the built list when the service fails, shows a message, and retries', async () => {
    mockApi({});
    show();
    expect(await screen.findByText(/לא הצלחנו לבדוק/)).toBeVisible();
    expect(cards()).toEqual(names(numbers(100, 12)));
    await press('עוד משרות');
    await waitFor(() => expect(cards()).toEqual(names(numbers(100, 15))));
    live([7]);
    await press('בדיקה נוספת');
    await waitFor(() => expect(cards()).toEqual(['משרה 7']));
    expect(screen.queryByText(/לא הצלחנו לבדוק/)).not.toBeInTheDocument();
  });

  it('keeps the built list when the answer violates the contract', async () => {
    mockApi({ [SEARCH]: () => ({ body: { items: 'none' } }), [`${FILTERS}?*`]: () => ({ body: [] }) });
    show();
    expect(await screen.findByText(/לא הצלחנו לבדוק/)).toBeVisible();
    expect(cards()).toEqual(names(numbers(100, 12)));
  });

  it('loads the next page on "more" with six skeletons, and moves the focus to it', async () => {
    let next: (() => void) | undefined;
    const waits = new Promise<void>((resolve) => (next = resolve));
    mockApi({
      [SEARCH]: async (request) => {
        if ((request.body as Search).requestPage > 0) await waits;
        return answer(numbers(100, 20))(request);
      },
      [`${FILTERS}?*`]: () => ({ body: options }),
    });
    const { container } = show();
    await waitFor(() => expect(screen.getByText('משרות פתוחות: 20')).toBeInTheDocument());
    await press('עוד משרות');
    await waitFor(() => expect(container.querySelectorAll('li[aria-hidden="true"]')).toHaveLength(6));
    await expectNoAxeViolations(container);
    expect(window.location.search).toBe('?page=2');
    next?.();
    await waitFor(() => expect(cards()).toEqual(names(numbers(100, 20))));
    expect(container.querySelectorAll('li[aria-hidden="true"]')).toHaveLength(0);
    await waitFor(() => expect(screen.getByRole('link', { name: 'משרה 88' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'עוד משרות' })).not.toBeInTheDocument();
  });

  it('shows an error below the list when the next page cannot be loaded; a retry loads it', async () => {
    let isAway = true;
    mockApi({
      [SEARCH]: (request) =>
        isAway && (request.body as Search).requestPage > 0
          ? { status: 503, body: {} }
          : answer(numbers(100, 20))(request),
      [`${FILTERS}?*`]: () => ({ body: options }),
    });
    show({ jobs: built.slice(0, 12), total: 12 });
    await waitFor(() => expect(screen.getByText('משרות פתוחות: 20')).toBeInTheDocument());
    await press('עוד משרות');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/לא הצלחנו לבדוק/);
    const [last] = screen.getAllByRole('article').slice(-1);
    expect(last?.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    isAway = false;
    await press('בדיקה נוספת');
    await waitFor(() => expect(cards()).toEqual(names(numbers(100, 20))));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the focus on the first new card while pages arrive, and announces the number', async () => {
    const open = [101, ...numbers(100, 30)];
    const answers: (() => void)[] = [];
    mockApi({
      [SEARCH]: async (request) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return answer(open)(request);
      },
      [`${FILTERS}?*`]: () => ({ body: options }),
    });
    const jobs = numbers(100, 30).map((orderId) => builtJob(orderId));
    show({ jobs, total: jobs.length });
    screen.getByRole('button', { name: 'עוד משרות' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'משרה 88' })).toHaveFocus());
    const card = document.activeElement;
    expect(screen.getByText('מוצגות 24 משרות מתוך 30')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await waitFor(() => expect(screen.getByText('משרות פתוחות: 31')).toBeInTheDocument());
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(cards()).toEqual(names(numbers(100, 24)));
    expect(card).toHaveFocus();
    answers[1]?.();
    await waitFor(() => expect(cards()).toEqual(names(open.slice(0, 24))));
    expect(card).toHaveFocus();
    expect(screen.getByText('מוצגות 24 משרות מתוך 31')).toBeInTheDocument();
  });

  it('keeps the built list when loading stops halfway', async () => {
    window.history.replaceState(null, '', '/career/?page=2');
    mockApi({
      [SEARCH]: (request) =>
        (request.body as Search).requestPage > 0
          ? { status: 503, body: {} }
          : answer(numbers(200, 30))(request),
      [`${FILTERS}?*`]: () => ({ body: options }),
    });
    const jobs = numbers(100, 30).map((orderId) => builtJob(orderId));
    show({ jobs, total: jobs.length });
    expect(await screen.findByText(/לא הצלחנו לבדוק/)).toBeVisible();
    expect(cards()).toEqual(names(numbers(100, 24)));
  });

  it('shows all pages that the address names', async () => {
    window.history.replaceState(null, '', '/career/?page=2');
    live(numbers(100, 20));
    show();
    await waitFor(() => expect(cards()).toHaveLength(20));
  });

  it('shows five chips, "all" among them, and the rest by "show all"', async () => {
    live(numbers(100, 3));
    show();
    // The build sorts professions in the same order as the service.
    expect(chipNames()).toEqual(['כל המשרות', ...PROFESSIONS.slice(0, 4), 'הצגת הכול']);
    await press('הצגת הכול');
    expect(chipNames()).toEqual(['כל המשרות', ...PROFESSIONS]);
  });

  it('shows all of exactly four professions', async () => {
    mockApi({
      [SEARCH]: answer([1]),
      [`${FILTERS}?*`]: () => ({
        body: { ...options, avialableProfessions: options.avialableProfessions.slice(0, 4) },
      }),
    });
    show();
    await waitFor(() => expect(chips()).toHaveLength(5));
    expect(screen.queryByRole('button', { name: 'הצגת הכול' })).not.toBeInTheDocument();
  });

  it('shows the professions also when there is one', () => {
    live([]);
    show({ jobs: built.filter(({ profession }) => profession?.name === 'כספים') });
    expect(chipNames()).toEqual(['כל המשרות', 'כספים']);
  });

  it('toggles single professions, and "all jobs" resets every filter', async () => {
    window.history.replaceState(null, '', '/career/?areas=1');
    const requests = live(numbers(100, 3));
    show();
    await userEvent.click(chip('הנדסה'));
    await userEvent.click(chip('שירות'));
    await waitFor(() => expect(window.location.search).toBe('?professions=1&professions=2&areas=1'));
    await waitFor(() =>
      expect(requests.at(-1)?.body).toEqual({
        professionIds: [1, 2],
        areaIds: [1],
        requestPage: 0,
        pageSize: 12,
      }),
    );
    await userEvent.click(chip('הנדסה'));
    await waitFor(() => expect(window.location.search).toBe('?professions=2&areas=1'));
    await userEvent.click(within(screen.getByRole('group', { name: 'מקצועות' })).getByText('כל המשרות'));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('applies area, company and type together, keeps professions, and counts active filters', async () => {
    window.history.replaceState(null, '', '/career/?professions=1');
    live(numbers(100, 3));
    show();
    await press('סינון');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('group', { name: 'אזור' })).toBeVisible());
    await userEvent.click(await within(dialog).findByLabelText(/^דרום/));
    expect(window.location.search).toBe('?professions=1');
    await userEvent.click(within(dialog).getByRole('button', { name: /^הצגת התוצאות/ }));
    await waitFor(() => expect(window.location.search).toBe('?professions=1&areas=2'));
    expect(await screen.findByRole('button', { name: 'סינון, מסננים פעילים: 1' })).toBeVisible();
  });

  it('resets everything but professions in the dialog', async () => {
    window.history.replaceState(null, '', '/career/?professions=1&areas=2&types=1');
    live(numbers(100, 3));
    show();
    await press('סינון, מסננים פעילים: 2');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'ניקוי הכול' }));
    await userEvent.click(within(dialog).getByRole('button', { name: /^הצגת התוצאות/ }));
    await waitFor(() => expect(window.location.search).toBe('?professions=1'));
  });

  it('removes unknown values from the address', async () => {
    window.history.replaceState(null, '', '/career/?professions=1&professions=999&areas=998');
    live(numbers(100, 3));
    show();
    await waitFor(() => expect(window.location.search).toBe('?professions=1'));
    expect(screen.queryByText('999')).not.toBeInTheDocument();
    expect(screen.getByText(/שאינם קיימים בעמוד הזה/)).toBeVisible();
  });

  it('shows the number of positions of each option', async () => {
    const requests = live(numbers(100, 3));
    show();
    await waitFor(() => expect(chip('הנדסה')).toHaveTextContent('הנדסה (1)'));
    await press('הצגת הכול');
    expect(chip('ייצור')).toBeEnabled();
    await userEvent.click(chip('הנדסה'));
    await press('סינון');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByLabelText('דרום (4)')).toBeEnabled();
    await userEvent.click(within(dialog).getByLabelText('דרום (4)'));
    await waitFor(() =>
      expect(requests.map(({ path }) => path)).toContain(`${FILTERS}?professionIds=1&areaIds=2`),
    );
  });

  describe('while the service counts for another choice', () => {
    const NORTH = { documentId: '1', name: 'צפון', order: 0 };
    const SOUTH = { documentId: '2', name: 'דרום', order: 1 };
    const jobs = numbers(100, 15).map((orderId) =>
      builtJob(orderId, { area: orderId % 2 === 0 ? SOUTH : NORTH }),
    );
    const counted = (count: number) => ({
      ...options,
      avialableProfessions: options.avialableProfessions.map((one) => ({ ...one, count })),
    });

    /**
     * Filters the board by an area, where each profession has five positions. It then removes the filter while the
     * service does not respond yet.
     */
    async function widen(total: number) {
      let answerNow = (): void => undefined;
      const waits = new Promise<void>((resolve) => (answerNow = resolve));
      mockApi({
        [SEARCH]: answer(numbers(100, 3)),
        [`${FILTERS}?areaIds=2`]: () => ({ body: counted(5) }),
        [FILTERS]: async () => {
          await waits;
          return { body: counted(9) };
        },
      });
      window.history.replaceState(null, '', '/career/?areas=2');
      show({ jobs, total });
      await waitFor(() => expect(chip('הנדסה')).toHaveTextContent('הנדסה (5)'));
      await userEvent.click(screen.getByRole('button', { name: /דרום/ }));
      await waitFor(() => expect(window.location.search).toBe(''));
      return answerNow;
    }

    it("shows the build's numbers if it has every position", async () => {
      const answerNow = await widen(jobs.length);
      expect(chip('הנדסה')).toHaveTextContent('הנדסה (2)');
      answerNow();
      await waitFor(() => expect(chip('הנדסה')).toHaveTextContent('הנדסה (9)'));
    });

    it('hides unknown numbers without a layout shift', async () => {
      const answerNow = await widen(100);
      expect(within(chip('הנדסה')).getByText('(5)')).not.toBeVisible();
      expect(chip('הנדסה')).toHaveAccessibleName('הנדסה');
      answerNow();
      await waitFor(() => expect(within(chip('הנדסה')).getByText('(9)')).toBeVisible());
    });
  });

  it('requests a search text after a pause in typing, and shows built positions until then', async () => {
    setAnalyticsConsent('granted');
    window.dataLayer = [];
    const open = numbers(100, 3);
    const requests = mockApi({
      [SEARCH]: (request) => answer((request.body as Search).text ? [95] : open)(request),
      [`${FILTERS}?*`]: () => ({ body: options }),
    });
    show();
    await waitFor(() => expect(screen.getByText('משרות פתוחות: 3')).toBeInTheDocument());
    const box = screen.getByRole('searchbox', { name: 'חיפוש במשרות' });
    await userEvent.type(box, 'בהנדסה');
    await waitFor(() => expect(cards()).toEqual(['משרה 95']));
    const texts = requests.flatMap(({ body }) => (body as Search | undefined)?.text ?? []);
    // There are fewer requests than the seven typed characters. More than one is possible, because a busy machine may
    // pause after the first character.
    expect(texts.length).toBeLessThan(3);
    expect(texts.at(-1)).toBe('בהנדסה');
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('בהנדסה'));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('link', { name: 'משרה 95' }));
    expect(window.dataLayer).toEqual([
      { event: 'list_searched', list: 'careers', results: 1 },
      { event: 'item_chosen', list: 'careers', item: '95' },
    ]);
    setAnalyticsConsent('denied');
  });

  it('reports named events of visitors', async () => {
    setAnalyticsConsent('granted');
    window.dataLayer = [];
    live(numbers(100, 20));
    show();
    await waitFor(() => expect(screen.getByText('משרות פתוחות: 20')).toBeInTheDocument());
    await press('עוד משרות');
    await press('סינון');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByLabelText(/^דרום/));
    await userEvent.click(dialog.getByRole('button', { name: /^הצגת התוצאות/ }));
    await userEvent.click(chip('הנדסה'));
    await userEvent.click(chip('כל המשרות'));
    expect(window.dataLayer).toEqual([
      { event: 'page_chosen', list: 'careers', page: 2 },
      { event: 'filters_applied', list: 'careers', filters: 1 },
      { event: 'filter_chosen', list: 'careers', filter: 'professions' },
      { event: 'filters_cleared', list: 'careers' },
    ]);
    setAnalyticsConsent('denied');
  });

  it('searches the built list when the service fails, and shows a message without results', async () => {
    mockApi({});
    show();
    const box = screen.getByRole('searchbox', { name: 'חיפוש במשרות' });
    await userEvent.type(box, '97');
    await waitFor(() => expect(cards()).toEqual(['משרה 97']));
    await userEvent.type(box, '00');
    // The message is gone for a moment, because placeholders replace it while the service is requested again.
    await waitFor(() => expect(screen.getByText('לא נמצאו ברשימה תוצאות עבור ״9700״.')).toBeVisible());
  });

  it('has no company filter on a board of divisions', async () => {
    const requests = mockApi({
      [SEARCH]: answer([1]),
      [`${FILTERS}?companyDivisions=3%2C4`]: () => ({ body: options }),
    });
    show({ divisions: [3, 4] });
    await press('סינון');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('group', { name: 'אזור' })).toBeVisible();
    expect(within(dialog).queryByRole('group', { name: 'חברה' })).not.toBeInTheDocument();
    expect(requests.find(({ path }) => path === SEARCH)?.body).toEqual({
      companyDivisions: [3, 4],
      requestPage: 0,
      pageSize: 12,
    });
  });

  it.each([
    ['the group', null, /לעקוב אחרינו ברשתות החברתיות/],
    ['a company', '/career/', /בדף הקריירה של הקבוצה/],
  ])('shows on the page of %s that nothing matches', async (_name, groupCareers, text) => {
    window.history.replaceState(null, '', '/career/?professions=1');
    live(numbers(100, 3));
    show({ groupCareers });
    const [says] = await screen.findAllByText(text);
    expect(says).toBeVisible();
    expect(says).toHaveTextContent('שמתאימות לחיפוש');
    expect(screen.queryAllByRole('link', { name: 'לדף הקריירה של הקבוצה' })).toHaveLength(
      groupCareers ? 1 : 0,
    );
  });

  it.each([
    ['the group', null, /^אין כרגע משרות פתוחות. כדאי לעקוב אחרינו ברשתות החברתיות/],
    ['a company', '/career/', /^אין כרגע משרות פתוחות. משרות של כל החברות נמצאות בדף הקריירה של הקבוצה/],
  ])('shows on the page of %s that there are no open positions', async (_name, groupCareers, text) => {
    live([]);
    const { container } = show({ groupCareers, jobs: [], total: 0 });
    expect(await screen.findByText(text)).toBeVisible();
    // The one button is the chip. A reset button appears only if a filter is active.
    expect(screen.queryAllByRole('button', { name: 'כל המשרות' })).toHaveLength(1);
    expect(screen.queryAllByRole('link', { name: 'לדף הקריירה של הקבוצה' })).toHaveLength(
      groupCareers ? 1 : 0,
    );
    await expectNoAxeViolations(container);
  });

  it.each(['?page=-1', '?page=x', '?areas=nowhere', `?professions=${'9'.repeat(10_000)}`])(
    'shows the first page for an invalid address: %.30s',
    async (search) => {
      window.history.replaceState(null, '', `/career/${search}`);
      const requests = live(numbers(100, 3));
      show();
      await waitFor(() => expect(requests.length).toBeGreaterThan(1));
      expect(requests.find(({ path }) => path === SEARCH)?.body).toEqual({ requestPage: 0, pageSize: 12 });
    },
  );
});
