import type { RentalHome } from './RentalHome';

/** Returns the data about an apartment that is sent with a lead (project-marketing §2.7, formData). */
export const leadFormData = (home: RentalHome) => ({
  price: home.price,
  currency: home.currency,
  area: home.area,
  floor: home.floor,
  rooms: home.rooms,
  assetName: home.assetName,
  buildingName: home.buildingName,
  apartmentNumber: home.apartmentNumber,
});
