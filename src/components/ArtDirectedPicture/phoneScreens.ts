import { conditionOf, media } from '../../theme/media';

/** Breakpoint from which the desktop picture is shown. Choose the one at which the surrounding layout changes. */
export type WideFrom = 'tablet' | 'desktop';

/** Returns the media query of the screens that show the phone picture. */
export const phoneScreens = (wideFrom: WideFrom): string =>
  conditionOf(wideFrom === 'desktop' ? media.belowDesktop : media.belowTablet);
