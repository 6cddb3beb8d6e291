export interface Facts {
  city?: string;
  rooms?: number | null;
  floor?: number;
  area?: number;
  building?: string;
  entryDay?: string | null;
  price?: number | null;
  isTaken?: boolean;
  isFree?: boolean;
}

/**
 * Creates the CMS node of an apartment. By default it has three rooms and is on the second floor of building A.
 * @param assetName asset name of the apartment
 * @param facts values that differ from the default
 */
export function homeNode(assetName: string, facts: Facts = {}): Queries.RentalHomeFragment {
  const { city = 'Haifa', rooms = 3, floor = 2, area = 80, building = 'A', price = 5000 } = facts;
  const { entryDay = '2020-01-01', isTaken = false, isFree = true } = facts;
  return {
    id: assetName,
    assetName,
    propertyTitle: `Home ${assetName}`,
    apartmentNumber: assetName,
    propertyModel: 'Cypress',
    address: '1 Elm St',
    floor,
    numberOfRooms: rooms,
    areaInSquareMeters: area,
    balconySquareMeter: 9,
    entryIso: entryDay,
    entryShown: entryDay && entryDay.split('-').reverse().join('/'),
    entered: false,
    availableImmediately: isFree,
    price,
    priceCurrency: 'ILS',
    houseCommitee: 250,
    parkingFee: null,
    moreInfoContentHTML: isTaken ? 'reserved' : null,
    leadFormBMBYId: 77,
    emailForLead: null,
    city: { name: city },
    building: {
      buildingTitle: `Building ${building}`,
      address: null,
      severalFloorsInTheBuilding: 4,
      buildingCharacteristics: [{ key: 'beElevator', name: 'Elevator' }],
    },
    apartmentCharacteristics: [{ key: 'apParking', name: 'Parking' }],
    propertyImage: null,
    gallery: [
      {
        gatsbyImage: null,
        alt: 'Kitchen',
        mimeType: 'image/jpeg',
        url: '/k.jpg',
        width: 4,
        height: 3,
        focalX: 50,
        focalY: 50,
      },
    ],
    blueprintOfTheApartment: {
      gatsbyImage: null,
      alt: 'Plan',
      mimeType: 'image/svg+xml',
      url: '/plan.svg',
      width: 4,
      height: 3,
      focalX: 50,
      focalY: 50,
    },
    uploadContracts: [
      { url: '/lease.pdf', filename: 'lease.pdf', filesize: 12_000, alt: 'Lease agreement for an apartment' },
    ],
    project: {
      projectTitle: 'Boulevard 12',
      path: '/en/projects/boulevard-12/',
      projectStatuses: null,
      city: null,
      company: null,
      leadFormBMBYId: null,
      emailForLead: null,
    },
  };
}
