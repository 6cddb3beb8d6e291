import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { OfflineNotice } from './OfflineNotice';
import { notifyOfflinePress } from './offlinePress';

const press = () => act(() => notifyOfflinePress(screen.getByRole('link')));
const show = (language: 'he' | 'en' = 'en') =>
  renderWithProviders(
    <>
      <dialog open>
        <a href="/next/">Next</a>
      </dialog>
      <OfflineNotice />
    </>,
    { language },
  );

describe('OfflineNotice', () => {
  it.each([
    ['he', /^אין חיבור לאינטרנט/],
    ['en', /^There is no Internet connection/],
  ] as const)(
    "reports in %s that a link was not followed, inside the link's dialog",
    async (language, text) => {
      show(language);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      press();
      const alert = screen.getByRole('alert');
      expect(alert).toHaveTextContent(text);
      expect(screen.getByRole('dialog')).toContainElement(alert);
      await expectNoAxeViolations(document.body);
    },
  );

  it('announces each press', () => {
    show();
    press();
    const first = screen.getByRole('alert');
    press();
    expect(first).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('closes by its button and when the connection returns', async () => {
    show();
    press();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    press();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
