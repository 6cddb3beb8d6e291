import type { Part } from '../../platform/parts/part';
import { MarketFigures } from './MarketFigures';

/** Rates of the group's stocks and bonds. */
export const marketService: Part = {
  place: 90,
  collections: [MarketFigures],
};
