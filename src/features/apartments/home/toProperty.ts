import type { Property } from '../../../components/PropertyFacts/PropertyFacts';
import type { RentalHome } from './RentalHome';

/** Converts an apartment to the data that drawers and forms show about it (project-marketing §2.7, formData). */
export const toProperty = (home: RentalHome): Property => ({
  name: home.project?.title || home.title,
  buildingName: home.buildingName,
  apartmentNumber: home.apartmentNumber,
  rooms: home.rooms,
  floor: home.floor,
  area: home.area,
  price: home.price,
  currency: home.currency,
});
