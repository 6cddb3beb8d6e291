import type { Part } from '../../platform/parts/part';
import { DeliveryBuildings } from './DeliveryBuildings';
import { FileCategories } from './FileCategories';
import { FileDestinations } from './FileDestinations';
import { FileItems } from './FileItems';
import { ResidentFiles } from './ResidentFiles';

/** Registers the documents of delivered buildings: public ones, and those that residents open with a code. */
export const documentsService: Part = {
  place: 70,
  collections: [DeliveryBuildings, FileDestinations, FileCategories, FileItems, ResidentFiles],
};
