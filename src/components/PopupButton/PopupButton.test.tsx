import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { PopupButton } from './PopupButton';

const URL = 'https://scheduler.example/?meeting=7&lang=en';

interface StandIn {
  closed: boolean;
  focus: jest.Mock;
}
let opened: StandIn[];
let open: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  opened = [];
  open = jest.spyOn(window, 'open').mockImplementation(() => {
    const popup: StandIn = { closed: false, focus: jest.fn() };
    opened.push(popup);
    return popup as unknown as Window;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const user = () => userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function show(onClose?: () => void, language: Language = 'en') {
  renderWithProviders(
    <PopupButton url={URL} {...(onClose && { onClose })}>
      Schedule
    </PopupButton>,
    { language },
  );
}
const button = () => screen.getByRole('link', { name: 'Schedule' });

describe('PopupButton', () => {
  it('opens a window of 940 by 500', async () => {
    show();
    await user().click(button());
    expect(open).toHaveBeenCalledWith(URL, '_blank', 'popup,width=940,height=500');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('focuses the open window instead of opening a second one', async () => {
    show();
    await user().click(button());
    await user().click(button());
    expect(open).toHaveBeenCalledTimes(1);
    expect(opened[0]?.focus).toHaveBeenCalledTimes(1);
  });

  it('checks every 500 ms whether the window was closed, and reports it once', async () => {
    const onClose = jest.fn();
    show(onClose);
    await user().click(button());
    (opened[0] as StandIn).closed = true;
    pass(499);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(1);
    pass(5000);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
    await user().click(button());
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('is a link, which works without scripts and with a modified click', async () => {
    show();
    expect(button()).toHaveAttribute('href', URL);
    const followed = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('click', followed);
    const visitor = user();
    await visitor.keyboard('{Control>}');
    await visitor.click(button());
    await visitor.keyboard('{/Control}');
    window.removeEventListener('click', followed);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(open).not.toHaveBeenCalled();
  });

  it('opens by keyboard and reports the press', async () => {
    const onOpen = jest.fn();
    renderWithProviders(
      <PopupButton url={URL} onOpen={onOpen}>
        Schedule
      </PopupButton>,
    );
    button().focus();
    await user().keyboard('{Enter}');
    expect([open.mock.calls.length, onOpen.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ['he', 'הדפדפן לא פתח את החלון.', 'פתיחה בחלון הזה'],
    ['en', 'Your browser did not open the window.', 'Open it in this window'],
  ] as const)(
    'shows a notice in a separate row when the browser blocks the window (%s)',
    async (language, text, name) => {
      open.mockReturnValue(null);
      show(undefined, language);
      await user().click(button());
      const status = screen.getByRole('status');
      expect(status).toHaveTextContent(text);
      expect(status).toHaveStyle({ flexBasis: '100%' });
      const link = within(status).getByRole('link', { name });
      expect(link).toHaveAttribute('href', URL);
      expect(link).not.toHaveAttribute('target');
      expect(button()).toHaveFocus();
      expect(jest.getTimerCount()).toBe(0);
      // After the visitor has allowed popups, the same button opens the window.
      open.mockReturnValue({ closed: false, focus: jest.fn() });
      await user().click(button());
      expect(status).toBeEmptyDOMElement();
    },
  );
});
