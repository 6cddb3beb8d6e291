import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ClampedText } from './ClampedText';

const text = { html: '<p>Homes of one to seven rooms above the boulevard.</p>' };

/** Mocks the heights of the content and its box, in px. */
function layOut(content: number, box: number) {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(content);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(box);
}
afterEach(() => jest.restoreAllMocks());

const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');

describe('ClampedText', () => {
  it.each([
    ['he', 'לקריאת הכול: The house', 'פחות: The house'],
    ['en', 'Read all: The house', 'Less: The house'],
  ] as const)('shows all of a longer text when asked, and less again: %s', async (language, all, less) => {
    layOut(300, 168);
    renderWithProviders(<ClampedText text={text} lines={6} subject="The house" />, { language });
    const button = screen.getByRole('button', { name: all });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: less })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: less }));
    expect(screen.getByRole('button', { name: all })).toBeVisible();
  });

  it.each([
    [168, false],
    [171, false],
    [173, true],
  ])('hides text of %i px in a box of 168 px: %s', (content, hidden) => {
    layOut(content, 168);
    renderWithProviders(<ClampedText text={text} lines={6} subject="The house" />);
    expect(screen.queryAllByRole('button')).toHaveLength(hidden ? 1 : 0);
  });

  it('has another number of lines on desktop', () => {
    renderWithProviders(<ClampedText text={text} lines={9} desktopLines={8} subject="The house" />);
    expect(rules()).toMatch(/-webkit-line-clamp: 9/);
    expect(rules()).toMatch(/min-width: 65em[^}]*-webkit-line-clamp: 8/);
  });

  it.each([[null], [{ html: '' }]])('renders nothing without a text', (empty) => {
    const { container } = renderWithProviders(<ClampedText text={empty} lines={6} subject="The house" />);
    expect(container).toBeEmptyDOMElement();
  });
});
