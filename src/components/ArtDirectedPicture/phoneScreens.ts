import { conditionOf, media } from '../../theme/media';

/** Breakpoint at which the desktop picture replaces that of phones: where the layout around it switches. */
export type WideFrom = 'tablet' | 'desktop';

/** Media query of the screens that show the phone picture. */
export const phoneScreens = (wideFrom: WideFrom): string =>
  conditionOf(wideFrom === 'desktop' ? media.belowDesktop : media.belowTablet);
