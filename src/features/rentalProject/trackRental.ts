import { track, type AnalyticsEvents } from '../../lib/analytics';

type Pressed = AnalyticsEvents['rental_button_pressed'];

/**
 * Reports that a visitor pressed a button of a rental project's page (project-marketing §7).
 * @param button what it does
 * @param place the section it stands in
 */
export const trackRental = (button: Pressed['button'], place: Pressed['place']): void =>
  track('rental_button_pressed', { button, place });
