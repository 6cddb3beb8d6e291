import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { mockApi } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { color } from '../../theme/tokens';
import { BondsTable } from './BondsTable';
import { bonds, summary } from './testing/marketFixture';
import { ShareTabs } from './ShareTabs';

const BONDS = '/web/bonds';
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

/** Returns the bonds' names from a downloaded CSV file, in the order of the file. */
async function namesOf(file: Blob): Promise<(string | undefined)[]> {
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
  const [, ...rows] = text.trim().split('\r\n');
  return rows.map((row) => row.split(',')[0]);
}

describe('the bonds table', () => {
  it('shows rate, change, volumes, range and last transaction', async () => {
    mockApi({ [BONDS]: () => ({ body: bonds() }) });
    const { container } = renderWithProviders(<BondsTable />, { language: 'en' });
    const row = await screen.findByRole('row', { name: /Even Derech Bond D/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.querySelector('bdi')?.textContent),
    ).toEqual(['112.40 ag.', '−0.35', '486,000,000', '108.10 – 114.20', '640,000', '23/11/2026 13:05']);
    await expectNoAxeViolations(container);
  });

  it.each<[string, unknown, string[]]>([
    [
      'a last transaction of null',
      { lastTransaction: null },
      ['112.40 ag.', '−0.35', '486,000,000', '108.10 – 114.20', '640,000', '–'],
    ],
    [
      'a last transaction that is no time',
      { lastTransaction: 'soon' },
      ['112.40 ag.', '−0.35', '486,000,000', '108.10 – 114.20', '640,000', '–'],
    ],
    [
      'a rate that is a text',
      { securityLastRate: '112.4' },
      ['–', '−0.35', '486,000,000', '108.10 – 114.20', '640,000', '23/11/2026 13:05'],
    ],
    [
      'no change',
      { changeValue: undefined },
      ['112.40 ag.', '–', '486,000,000', '108.10 – 114.20', '640,000', '23/11/2026 13:05'],
    ],
    [
      'half a range',
      { range52Weeks: { high: 114.2 } },
      ['112.40 ag.', '−0.35', '486,000,000', '– – 114.20', '640,000', '23/11/2026 13:05'],
    ],
  ])('shows %s as a dash, and all other values and rows', async (_name, wrong, cells) => {
    const [first, second] = bonds().bonds;
    mockApi({
      [BONDS]: () => ({ body: { ...bonds(), bonds: [{ ...first, ...(wrong as object) }, second] } }),
    });
    renderWithProviders(<BondsTable />, { language: 'en' });
    const row = await screen.findByRole('row', { name: /Even Derech Bond D/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.querySelector('bdi')?.textContent),
    ).toEqual(cells);
    expect(names()).toEqual(['Even Derech Bond D', 'Even Derech Bond E']);
  });

  it.each([
    ['without a name', { bondName: null }],
    ['with a name of spaces', { bondName: ' ' }],
    ['without a symbol', { symbol: undefined }],
    ['that is no object', null],
  ])('omits and logs a row %s', async (_name, wrong) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const [first, second] = bonds().bonds;
    const row = wrong && { ...first, ...wrong };
    mockApi({ [BONDS]: () => ({ body: { ...bonds(), bonds: [row, second] } }) });
    renderWithProviders(<BondsTable />, { language: 'en' });
    expect(await screen.findByRole('rowheader', { name: 'Even Derech Bond E' })).toBeVisible();
    expect(names()).toEqual(['Even Derech Bond E']);
    expect(logged).toHaveBeenCalledWith('/web/bonds: /bonds/0 is left out, because it is wrong');
  });

  it('shows rises in green and falls in red', async () => {
    mockApi({ [BONDS]: () => ({ body: bonds() }) });
    renderWithProviders(<BondsTable />, { language: 'en' });
    expect(await screen.findByText('+0.20')).toHaveStyle({ color: color.success });
    expect(screen.getByText('−0.35')).toHaveStyle({ color: color.error });
  });

  it('is sortable by each column', async () => {
    mockApi({ [BONDS]: () => ({ body: bonds() }) });
    renderWithProviders(<BondsTable />, { language: 'en' });
    await userEvent.click(await screen.findByRole('button', { name: 'Last rate' }));
    expect(names()).toEqual(['Even Derech Bond E', 'Even Derech Bond D']);
  });

  it.each([
    ['he', 'אין כרגע אגרות חוב נסחרות.'],
    ['en', 'No bonds are traded right now.'],
  ] as const)('shows a message without bonds: %s', async (language, text) => {
    mockApi({ [BONDS]: () => ({ body: bonds({ bonds: [], time: null }) }) });
    const { container } = renderWithProviders(<BondsTable />, { language });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('shows an error when loading fails', async () => {
    mockApi({});
    const { container } = renderWithProviders(<BondsTable />, { language: 'en' });
    expect(await screen.findByText('Market data are not available right now.')).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading figures…' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('downloads a dated file in the displayed order', async () => {
    mockApi({ [BONDS]: () => ({ body: bonds() }) });
    const blobs: Blob[] = [];
    URL.createObjectURL = jest.fn((blob: Blob) => {
      blobs.push(blob);
      return 'blob:bonds';
    });
    URL.revokeObjectURL = jest.fn();
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download);
    });
    renderWithProviders(<BondsTable />, { language: 'en' });
    const download = await screen.findByRole('button', { name: 'Download as CSV' });
    await userEvent.click(download);
    await userEvent.click(screen.getByRole('button', { name: 'Last rate' }));
    await userEvent.click(download);
    expect(clicked).toEqual(['bonds_2026-11-23.csv', 'bonds_2026-11-23.csv']);
    expect(blobs.map(({ type }) => type)).toEqual(Array(2).fill('text/csv;charset=utf-8'));
    const saved = await Promise.all(blobs.map(namesOf));
    expect(saved).toEqual([
      ['Even Derech Bond D', 'Even Derech Bond E'],
      ['Even Derech Bond E', 'Even Derech Bond D'],
    ]);
    expect(names()).toEqual(saved[1]);
  });
});

describe('the block of securities', () => {
  const answers = {
    [BONDS]: () => ({ body: bonds() }),
    '/web/stocks/EVDR/summary': () => ({ body: summary() }),
  };

  it('has two tabs on the corporate variant', async () => {
    mockApi(answers);
    renderWithProviders(<ShareTabs label="Securities" symbol="EVDR" withStock />, { language: 'en' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Stock', 'Bonds']);
    expect(await screen.findByText('4,512.00 ag.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Bonds' }));
    expect(await screen.findByRole('table', { name: 'Bonds' })).toBeVisible();
  });

  it.each([
    ['he', '/investors-relations/bonds/', 'לדף אגרות החוב'],
    ['en', '/en/investors-relations/bonds/', 'To the bonds page'],
  ] as const)('shows only the bonds on other pages, with their link: %s', async (language, href, name) => {
    mockApi(answers);
    renderWithProviders(<ShareTabs label="Securities" symbol="EVDR" withStock={false} />, { language });
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
