import { type NodeModel, findEntryNodes, readOutline } from '../outlines/readOutline';

/** An apartment. Its links are node ids. */
export interface HomeNode {
  id: string;
  priorityID?: number | null;
  apartmentNumber?: string | null;
  building?: string | null;
  propertyImage?: string | null;
  blueprintOfTheApartment?: string | null;
  gallery?: readonly string[] | null;
  apartmentsDrawing?: readonly string[] | null;
  uploadContracts?: readonly string[] | null;
  apartmentCharacteristics?: readonly string[] | null;
}

export interface LinkedNode {
  id: string;
  order?: number | null;
}

interface ProjectNode {
  id: string;
  locale: string;
}

/** Fields of an apartment that link to files or related nodes. */
export type HomeLinks =
  | 'propertyImage'
  | 'blueprintOfTheApartment'
  | 'gallery'
  | 'apartmentsDrawing'
  | 'uploadContracts'
  | 'apartmentCharacteristics'
  | 'building';

const NUMBERS = new Intl.Collator('en', { numeric: true });

/**
 * Returns the apartments of a project in list order: by ascending priority, then by building, then by apartment number.
 */
export function projectHomes(project: ProjectNode, model: NodeModel): HomeNode[] {
  const orders = new Map<string, number>();
  const orderOf = (building: string | null): number => {
    if (!building) return Infinity;
    const known = orders.get(building);
    if (known !== undefined) return known;
    const order =
      (model.getNodeById({ id: building, type: 'CmsBuilding' }) as LinkedNode | null)?.order ?? Infinity;
    orders.set(building, order);
    return order;
  };
  const compare = (a: number, b: number) => (a === b ? 0 : a - b);
  const entries = readOutline('homes', project.locale, model)
    .filter((home) => home.project === project.id)
    .sort(
      (a, b) =>
        compare(a.priorityID ?? Infinity, b.priorityID ?? Infinity) ||
        compare(orderOf(a.building), orderOf(b.building)) ||
        NUMBERS.compare(a.building ?? '', b.building ?? '') ||
        NUMBERS.compare(a.apartmentNumber ?? '', b.apartmentNumber ?? ''),
    );
  return findEntryNodes(entries, model);
}

/**
 * Returns the nodes that the apartments of a project link to. Each node is returned once, because apartments share
 * plans, pictures and buildings.
 * @param of fields of apartments whose links are followed
 */
export function findHomeLinks(
  project: ProjectNode,
  of: readonly HomeLinks[],
  model: NodeModel,
): LinkedNode[] {
  const homes = projectHomes(project, model);
  const ids = new Set(homes.flatMap((home) => of.flatMap((field) => home[field] ?? [])));
  return findEntryNodes(
    [...ids].map((id) => ({ id })),
    model,
  );
}
