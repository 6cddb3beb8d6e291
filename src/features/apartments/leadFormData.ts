import type { RentalHome } from './RentalHome';

/** What a lead says of the home that it is about (project-marketing §2.7, formData). */
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
