import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { mockApi } from '../../testing/mockApi';
import { mockMedia } from '../../testing/mockMedia';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { banner } from './testing/marketFixture';
import { Ticker } from './Ticker';

const BANNER = '/web/stocks/banner';
const track = () => document.querySelector('ul[aria-hidden="true"]');

afterEach(() => jest.restoreAllMocks());

describe('the moving line of stocks', () => {
  it('has a hundred entries, and exposes each stock once', async () => {
    mockApi({ [BANNER]: () => ({ body: banner() }) });
    const { container } = renderWithProviders(<Ticker />, { language: 'en' });
    const link = await screen.findByRole('link');
    expect(link).toHaveAccessibleName(
      'Even Derech (EVDR): 4,512.00 agorot, +2.55%; Even Derech Properties (EVNS): 2,260.00 agorot, −0.88%',
    );
    expect(link).toHaveAttribute('href', '/en/investors-relations/stocks/');
    expect(track()?.children).toHaveLength(100);
    expect(track()?.children[1]).toHaveTextContent('EVNS2,260.00−20.00 (−0.88%)');
    await expectNoAxeViolations(container);
  });

  it('moves until its button is pressed, and again after another press', async () => {
    mockApi({ [BANNER]: () => ({ body: banner() }) });
    renderWithProviders(<Ticker />, { language: 'en' });
    await screen.findByRole('link');
    expect(track()).not.toHaveStyle({ animationPlayState: 'paused' });
    await userEvent.click(screen.getByRole('button', { name: 'Pause: Stock ticker' }));
    expect(track()).toHaveStyle({ animationPlayState: 'paused' });
    await userEvent.click(screen.getByRole('button', { name: 'Play: Stock ticker' }));
    expect(track()).toHaveStyle({ animationPlayState: 'running' });
  });

  it('does not move under reduced motion until asked to', async () => {
    mockMedia('prefers-reduced-motion');
    mockApi({ [BANNER]: () => ({ body: banner() }) });
    renderWithProviders(<Ticker />, { language: 'he' });
    await screen.findByRole('link');
    expect(track()).toHaveStyle({ animationPlayState: 'paused' });
    await userEvent.click(screen.getByRole('button'));
    expect(track()).toHaveStyle({ animationPlayState: 'running' });
  });

  it('shows unknown figures of a stock as a dash, and the other stocks', async () => {
    const [first, second] = banner().items;
    const unknown = { ...first, securityLastRate: null, changeValue: null, securityPercentageChange: null };
    mockApi({ [BANNER]: () => ({ body: { ...banner(), items: [unknown, second] } }) });
    renderWithProviders(<Ticker />, { language: 'en' });
    await screen.findByRole('link');
    expect(track()?.children[0]).toHaveTextContent('EVDR––');
    expect(track()?.children[1]).toHaveTextContent('EVNS2,260.00−20.00 (−0.88%)');
  });

  it('shows a message without stocks', async () => {
    mockApi({});
    const { container } = renderWithProviders(<Ticker />, { language: 'en' });
    expect(await screen.findByText('Market data are not available right now.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('marks figures as a demonstration or outdated', async () => {
    mockApi({ [BANNER]: () => ({ body: banner({ demonstration: true, late: true }) }) });
    const { container } = renderWithProviders(<Ticker />, { language: 'en' });
    expect(await screen.findByRole('link')).toHaveAccessibleName(
      /No newer figures are available right now\. These are from \u206623\/11\/2026 13:05\u2069\.; Demonstration/,
    );
    await expectNoAxeViolations(container);
  });
});
