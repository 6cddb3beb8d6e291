import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

function show(onClose?: () => void) {
  renderWithProviders(
    <PopupButton url={URL} {...(onClose && { onClose })}>
      Schedule
    </PopupButton>,
    { language: 'en' },
  );
}
const button = () => screen.getByRole('button', { name: 'Schedule' });

describe('PopupButton', () => {
  it('opens a window of 940 by 500', async () => {
    show();
    await user().click(button());
    expect(open).toHaveBeenCalledWith(URL, '_blank', 'popup,width=940,height=500');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('opens no second window while one is open, but brings it to the front', async () => {
    show();
    await user().click(button());
    await user().click(button());
    expect(open).toHaveBeenCalledTimes(1);
    expect(opened[0]?.focus).toHaveBeenCalledTimes(1);
  });

  it('looks every 500 ms whether the window was closed, and says so once', async () => {
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

  it('offers a link where the browser blocks the window, and watches nothing', async () => {
    open.mockReturnValue(null);
    show();
    await user().click(button());
    const link = screen.getByRole('link', { name: 'Schedule (opens in a new tab)' });
    expect(link).toHaveAttribute('href', URL);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Your browser did not open the window.');
    expect(open).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
