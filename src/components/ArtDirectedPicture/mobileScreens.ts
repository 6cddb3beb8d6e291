import { conditionOf, media } from '../../theme/media';

/** Screens narrower than a tablet's, as a media query: they show the picture for phones. */
export const MOBILE_SCREENS = conditionOf(media.belowTablet);
