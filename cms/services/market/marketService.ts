import type { Part } from '../../platform/parts/part';
import { MarketFigures } from './MarketFigures';

/** Registers the rates of the group's stocks and bonds. */
export const marketService: Part = {
  place: 90,
  collections: [MarketFigures],
};
