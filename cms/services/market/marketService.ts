import type { Part } from '../../platform/part';
import { MarketFigures } from './MarketFigures';

/** What the group's stocks and bonds cost. */
export const marketService: Part = {
  place: 90,
  collections: [MarketFigures],
};
