import { track, type AnalyticsEvents } from '../../lib/analytics';

type Pressed = AnalyticsEvents['rental_button_pressed'];

/**
 * Reports a press on a rental project page to analytics (project-marketing §7).
 * @param button what the button does
 * @param place section that contains the button
 */
export const trackRental = (button: Pressed['button'], place: Pressed['place']): void =>
  track('rental_button_pressed', { button, place });
