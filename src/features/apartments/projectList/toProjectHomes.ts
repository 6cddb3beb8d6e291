import type { PictureMedia } from '../../../components/Picture/Picture';
import type { Language } from '../../../i18n/languages';
import { characteristicLabel } from './characteristicLabel';
import type { ProjectHome } from '../home/ProjectHome';
import { known } from '../home/known';

type Project = Queries.ProjectHomesFragment;
interface Linked {
  readonly id: string;
}
type Rooms = NonNullable<NonNullable<Project['imageGalleries']>[number]>;

const byId = <Node extends Linked>(nodes: readonly Node[]): ReadonlyMap<string, Node> =>
  new Map(nodes.map((node) => [node.id, node]));

const pick = <Node>(from: ReadonlyMap<string, Node>, links: readonly (Linked | null)[] | null): Node[] =>
  known(links).flatMap(({ id }) => from.get(id) ?? []);

/** Checks whether a file is a document by its extension. Image files are shown beside the plan instead. */
const isPaper = (filename: string | null): boolean =>
  !/\.(svg|png|jpe?g|webp|avif|gif)$/i.test(filename ?? '');

const positionOf = (
  ...places: readonly ({ latitude: number | null; longitude: number | null } | null | undefined)[]
) => {
  for (const place of places) {
    if (typeof place?.latitude === 'number' && typeof place.longitude === 'number')
      return { latitude: place.latitude, longitude: place.longitude };
  }
  return null;
};

/**
 * Converts a project's apartments for its list. Missing values are taken from the building, then from the project. The
 * project's pictures are chosen by number of rooms (project-marketing §3, imageGalleries); its documents apply to all
 * apartments.
 * @param language language of the labels (project-marketing §9)
 * @param tabs whether the list's tabs are apartment types or buildings
 */
export function toProjectHomes(
  project: Project,
  language: Language,
  tabs: 'type' | 'building',
): ProjectHome[] {
  const buildings = byId(project.homeBuildings);
  const characteristics = byId(project.homeCharacteristics);
  const pictures = byId(project.homePictures);
  const plans = byId(project.homePlans);
  const documents = byId(project.homeDocuments);
  const galleries = new Map<number | null, Rooms>(
    known(project.imageGalleries).map((gallery) => [gallery.numberOfRooms, gallery]),
  );
  const ofProject = {
    title: project.projectTitle ?? '',
    path: project.path,
    status: known(project.projectStatuses)[0]?.name ?? null,
    companyId: project.company?.companyId ?? null,
  };
  const label = ({ key, name }: { key: string; name: string | null }) =>
    characteristicLabel(name ?? key, language);

  return project.homes.map((node) => {
    const building = node.building ? (buildings.get(node.building.id) ?? null) : null;
    const has = pick(characteristics, node.apartmentCharacteristics);
    const houseHas = known(building?.buildingCharacteristics);
    const gallery = galleries.get(node.numberOfRooms);
    const ownGallery: PictureMedia[] = pick(pictures, node.gallery);
    const own = node.propertyImage && pictures.get(node.propertyImage.id);
    const contracts = pick(documents, node.uploadContracts);
    const apartmentFeatures = has.map(label);
    const buildingFeatures = houseHas.map(label);
    const buildingName = building?.buildingTitle ?? null;
    const type = node.propertyType && {
      value: node.propertyType.value,
      name: node.propertyType.name ?? node.propertyType.value,
    };
    return {
      id: node.id,
      assetName: node.assetName,
      title: node.propertyTitle ?? node.assetName,
      name: buildingName ?? node.propertyName ?? node.propertyTitle ?? node.assetName,
      tab: tabs === 'type' ? (type?.value ?? null) : buildingName,
      type,
      apartmentNumber: node.apartmentNumber,
      model: node.propertyModel,
      address: node.address ?? building?.address ?? project.address?.street ?? null,
      city: node.city?.name ?? known(project.city)[0]?.name ?? null,
      floor: node.floor,
      rooms: node.numberOfRooms,
      area: node.areaInSquareMeters,
      balcony: node.balconySquareMeter,
      orientation: node.orientation,
      entryDate: node.entryIso,
      entryShown: node.entryShown,
      entered: node.entered,
      availableImmediately: node.availableImmediately ?? false,
      price: node.price,
      currency: node.priceCurrency,
      boardFee: node.houseCommitee,
      parkingFee: node.parkingFee,
      advance: node.advancePayment,
      state: node.moreInfoContentHTML === 'reserved' ? 'taken' : 'free',
      buildingName,
      buildingFloors: building?.severalFloorsInTheBuilding ?? null,
      apartmentChar: has.map(({ key }) => key),
      buildingChar: houseHas.map(({ key }) => key),
      apartmentFeatures,
      buildingFeatures,
      features: [...apartmentFeatures, ...buildingFeatures],
      picture: own ?? gallery?.apartmentThumbnail ?? ownGallery[0] ?? null,
      gallery: ownGallery.length > 0 ? ownGallery : known(gallery?.apartmentGallery),
      plan: (node.blueprintOfTheApartment && plans.get(node.blueprintOfTheApartment.id)) ?? null,
      drawings: pick(plans, node.apartmentsDrawing).filter(({ mimeType }) => mimeType.startsWith('image/')),
      documents: [
        ...(contracts.length > 0 ? contracts : known(project.apartmentsGeneral?.apartmentContracts)),
        ...pick(documents, node.apartmentsDrawing).filter(({ filename }) => isPaper(filename)),
      ],
      specification: node.specification,
      location: positionOf(node.location, building?.location, project.address),
      surroundings: project.surroundings,
      project: ofProject,
      leadFormBMBYId: node.leadFormBMBYId ?? project.leadFormBMBYId ?? project.bmbyId,
      emailForLead: node.emailForLead ?? project.emailForLead,
    };
  });
}

/** Returns the labels of the characteristics of a project's apartments and buildings, by key. */
export function featureNames(project: Project, language: Language): ReadonlyMap<string, string> {
  const all = [
    ...project.homeCharacteristics,
    ...project.homeBuildings.flatMap(({ buildingCharacteristics }) => known(buildingCharacteristics)),
  ];
  return new Map(all.map(({ key, name }) => [key, characteristicLabel(name ?? key, language)]));
}
