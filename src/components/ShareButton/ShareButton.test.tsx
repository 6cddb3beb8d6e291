import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ShareButton } from './ShareButton';

const give = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
const warn = jest.spyOn(console, 'warn').mockImplementation();

afterEach(() => {
  give(undefined);
  warn.mockClear();
});

const press = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));

describe('ShareButton', () => {
  it('uses the Web Share API', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    renderWithProviders(<ShareButton title="One bridge" />, { language: 'en' });
    give(share);
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'One bridge', url: 'http://localhost/' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['he', 'שיתוף', 'הכתובת הועתקה'],
    ['en', 'Share', 'Address copied'],
  ] as const)('copies the address where there is none: %s', async (language, name, told) => {
    const user = userEvent.setup();
    renderWithProviders(<ShareButton title="One bridge" />, { language });
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(told)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/');
  });

  it('shows nothing when the visitor closes the share sheet', async () => {
    renderWithProviders(<ShareButton title="One bridge" />, { language: 'en' });
    give(jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')));
    await press();
    expect(warn).not.toHaveBeenCalled();
  });

  it('only logs a failure', async () => {
    renderWithProviders(<ShareButton title="One bridge" />, { language: 'en' });
    give(jest.fn().mockRejectedValue(new Error('no')));
    await press();
    expect(warn).toHaveBeenCalledWith('The page could not be shared', expect.any(Error));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
