import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { PlayPauseButton } from './PlayPauseButton';

describe('PlayPauseButton', () => {
  it.each([
    ['en', true, 'Pause: The film'],
    ['en', false, 'Play: The film'],
    ['he', true, 'השהיה: The film'],
    ['he', false, 'הפעלה: The film'],
  ] satisfies [Language, boolean, string][])(
    'in %s, playing %s, is named after what a press does',
    async (language, playing, name) => {
      const onToggle = jest.fn();
      renderWithProviders(<PlayPauseButton playing={playing} subject="The film" onToggle={onToggle} />, {
        language,
      });
      await userEvent.click(screen.getByRole('button', { name }));
      expect(onToggle).toHaveBeenCalledTimes(1);
    },
  );
});
