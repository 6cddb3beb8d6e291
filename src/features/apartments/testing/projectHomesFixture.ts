import { homeNode, type Facts } from './homeFixture';

type Project = Queries.ProjectHomesFragment;
type Home = Project['homes'][number];
type Picture = Project['homePictures'][number];

/**
 * Values that differ from the default apartment, which has three rooms and is on the second floor of building A.
 * `extra` overrides any property of the node.
 */
export interface HomeFacts extends Facts {
  type?: string;
  advance?: number | null;
  extra?: Partial<Home>;
}

const picture = (id: string): Picture => ({
  id,
  gatsbyImage: null,
  alt: id,
  mimeType: 'image/jpeg',
  url: `/${id}.jpg`,
  width: 4,
  height: 3,
  focalX: 50,
  focalY: 50,
});

const PLACE = { latitude: 32.07, longitude: 34.79 };

/** Creates the CMS node of an apartment on a project page. */
export function projectHome(assetName: string, facts: HomeFacts = {}): Home {
  const { type, advance = null, extra, ...others } = facts;
  const node = homeNode(assetName, others);
  return {
    id: assetName,
    assetName,
    propertyTitle: node.propertyTitle,
    propertyName: null,
    apartmentNumber: assetName,
    propertyModel: node.propertyModel,
    address: node.address,
    floor: node.floor,
    numberOfRooms: node.numberOfRooms,
    areaInSquareMeters: node.areaInSquareMeters,
    balconySquareMeter: node.balconySquareMeter,
    orientation: null,
    entered: node.entered,
    availableImmediately: node.availableImmediately,
    price: node.price,
    priceCurrency: node.priceCurrency,
    houseCommitee: node.houseCommitee,
    parkingFee: null,
    advancePayment: advance,
    moreInfoContentHTML: node.moreInfoContentHTML,
    leadFormBMBYId: 77,
    emailForLead: null,
    entryIso: node.entryIso,
    entryShown: node.entryShown,
    location: null,
    city: node.city,
    propertyType: type === undefined ? null : { value: type, name: `Type ${type}` },
    specification: { html: '<p>Oak floors</p>' },
    building: { id: `b-${facts.building ?? 'A'}` },
    apartmentCharacteristics: [{ id: 'c-parking' }],
    propertyImage: null,
    gallery: [{ id: 'kitchen' }],
    blueprintOfTheApartment: { id: 'plan' },
    uploadContracts: [{ id: 'lease' }],
    apartmentsDrawing: null,
    ...extra,
  };
}

/**
 * Creates the CMS node of a project with apartments.
 * @param homes apartments, created with `projectHome`
 * @param extra properties that override those of the node
 */
export const projectWith = (homes: readonly Home[], extra: Partial<Project> = {}): Project => ({
  documentId: '12',
  projectTitle: 'Boulevard 12',
  path: '/en/projects/boulevard-12/',
  surroundings: null,
  titleAboveProperty: 'Homes on the boulevard',
  newTitleAboveProperty: null,
  textAboveProperty: { html: '<p>Bright rooms.</p>' },
  phone: '03-555 0100',
  bmbyMeetingId: '4711',
  bmbyId: 12,
  leadFormBMBYId: null,
  emailForLead: null,
  hideLeadForm: false,
  projectStatuses: [{ name: 'For rent' }],
  company: { companyId: 5423 },
  city: [{ name: 'Tel Aviv' }],
  address: { street: '12 HaShdera', ...PLACE },
  apartmentsTypes: [{ value: 'garden' }, { value: 'roof' }],
  imageGalleries: null,
  apartmentsGeneral: null,
  homeBuildings: ['A', 'B']
    .filter((name) => homes.some(({ building }) => building?.id === `b-${name}`))
    .map((name) => ({
      id: `b-${name}`,
      buildingTitle: `Building ${name}`,
      address: null,
      severalFloorsInTheBuilding: 4,
      location: PLACE,
      buildingCharacteristics: [{ key: 'beElevator', name: 'Elevator' }],
      inAllLanguages: [
        { documentId: name, locale: 'he', name: `בניין ${name}` },
        { documentId: name, locale: 'en', name: `Building ${name}` },
      ],
    })),
  homeCharacteristics: [{ id: 'c-parking', key: 'apParking', name: 'Parking' }],
  homePictures: [picture('kitchen')],
  homePlans: [picture('plan')],
  homeDocuments: [
    {
      id: 'lease',
      url: '/lease.pdf',
      filename: 'lease.pdf',
      filesize: 12_000,
      alt: 'Lease agreement for an apartment',
    },
  ],
  homes,
  ...extra,
});
