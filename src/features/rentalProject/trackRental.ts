import { track, type AnalyticsEvents } from '../../lib/analytics';

type Pressed = AnalyticsEvents['rental_button_pressed'];

/**
 * Reports a press on a rental project page (project-marketing §7).
 * @param button what it does
 * @param place its section
 */
export const trackRental = (button: Pressed['button'], place: Pressed['place']): void =>
  track('rental_button_pressed', { button, place });
