import { graphql } from 'gatsby';
import { known } from '../home/known';
import type { RentalHome } from '../home/RentalHome';

export const fragment = graphql`
  fragment RentalHome on CmsApartment {
    id
    assetName
    propertyTitle
    apartmentNumber
    propertyModel
    address
    floor
    numberOfRooms
    areaInSquareMeters
    balconySquareMeter
    entryIso: entryDate(formatString: "YYYY-MM-DD")
    entryShown: entryDate(formatString: "DD/MM/YYYY")
    entered
    availableImmediately
    price
    priceCurrency
    houseCommitee
    parkingFee
    moreInfoContentHTML
    leadFormBMBYId
    emailForLead
    city {
      name
    }
    building {
      buildingTitle
      address
      severalFloorsInTheBuilding
      buildingCharacteristics {
        key
        name
      }
    }
    apartmentCharacteristics {
      key
      name
    }
    propertyImage {
      ...CardPicture
    }
    gallery {
      ...CardPicture
    }
    blueprintOfTheApartment {
      ...HalfPicture
    }
    uploadContracts {
      ...FileLinkFields
      alt
    }
    project {
      projectTitle
      path
      projectStatuses {
        name
      }
      city {
        name
      }
      company {
        companyId
      }
      leadFormBMBYId
      emailForLead
    }
  }
`;

type Listed<Value> = readonly (Value | null)[] | null | undefined;

const keysOf = (values: Listed<{ readonly key: string }>): string[] => known(values).map(({ key }) => key);

const namesOf = (values: Listed<{ readonly name: string | null }>): string[] =>
  known(values).flatMap(({ name }) => name || []);

/**
 * Converts an apartment from the CMS for the rental list. Missing values are taken from the building, then from the
 * project.
 */
export function toRentalHome(node: Queries.RentalHomeFragment): RentalHome {
  const { building, project } = node;
  return {
    id: node.id,
    assetName: node.assetName,
    title: node.propertyTitle ?? node.assetName,
    name: building?.buildingTitle ?? project?.projectTitle ?? node.propertyTitle ?? node.assetName,
    apartmentNumber: node.apartmentNumber,
    model: node.propertyModel,
    address: node.address ?? building?.address ?? null,
    city: node.city?.name ?? known(project?.city)[0]?.name ?? null,
    floor: node.floor,
    rooms: node.numberOfRooms,
    area: node.areaInSquareMeters,
    balcony: node.balconySquareMeter,
    entryDate: node.entryIso,
    entryShown: node.entryShown,
    entered: node.entered,
    availableImmediately: node.availableImmediately ?? false,
    price: node.price,
    currency: node.priceCurrency,
    boardFee: node.houseCommitee,
    parkingFee: node.parkingFee,
    state: node.moreInfoContentHTML === 'reserved' ? 'taken' : 'free',
    buildingName: building?.buildingTitle ?? null,
    buildingFloors: building?.severalFloorsInTheBuilding ?? null,
    apartmentChar: keysOf(node.apartmentCharacteristics),
    buildingChar: keysOf(building?.buildingCharacteristics),
    features: [...namesOf(node.apartmentCharacteristics), ...namesOf(building?.buildingCharacteristics)],
    picture: node.propertyImage,
    gallery: known(node.gallery),
    plan: node.blueprintOfTheApartment,
    drawings: [],
    documents: known(node.uploadContracts),
    project: project && {
      title: project.projectTitle ?? '',
      path: project.path,
      status: namesOf(project.projectStatuses)[0] ?? null,
      companyId: project.company?.companyId ?? null,
    },
    leadFormBMBYId: node.leadFormBMBYId ?? project?.leadFormBMBYId ?? null,
    emailForLead: node.emailForLead ?? project?.emailForLead ?? null,
  };
}

/** Returns the labels of the characteristics of apartments and their buildings, by key. */
export function characteristicNames(
  nodes: readonly Queries.RentalHomeFragment[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { apartmentCharacteristics, building } of nodes)
    for (const one of [...known(apartmentCharacteristics), ...known(building?.buildingCharacteristics)])
      names.set(one.key, one.name ?? one.key);
  return names;
}
