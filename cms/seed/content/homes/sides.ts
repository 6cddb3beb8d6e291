import { text, type Text } from '../../lib/bilingual';
import type { Side } from './SeedHouse';

/** Names of the compass directions. */
export const SIDES: Record<Side, Text> = {
  N: text('צפון', 'North'),
  E: text('מזרח', 'East'),
  S: text('דרום', 'South'),
  W: text('מערב', 'West'),
  NE: text('צפון־מזרח', 'North-east'),
  SE: text('דרום־מזרח', 'South-east'),
  SW: text('דרום־מערב', 'South-west'),
  NW: text('צפון־מערב', 'North-west'),
};
