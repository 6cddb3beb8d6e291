import { conditionOf, media } from '../../theme/media';

/** Breakpoint from which the desktop picture is shown. Choose the one at which the surrounding layout changes. */
export type DesktopBreakpoint = 'tablet' | 'desktop';

/** Returns the media query of the screens that show the phone picture. */
export const phoneScreenQuery = (wideFrom: DesktopBreakpoint): string =>
  conditionOf(wideFrom === 'desktop' ? media.belowDesktop : media.belowTablet);
