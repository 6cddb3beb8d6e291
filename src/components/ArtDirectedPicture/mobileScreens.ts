import { conditionOf, media } from '../../theme/media';

/** Media query of the screens that show the phone picture. */
export const MOBILE_SCREENS = conditionOf(media.belowTablet);
