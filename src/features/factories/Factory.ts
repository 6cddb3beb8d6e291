import { graphql } from 'gatsby';
import { withNames } from '../../lib/withNames';
import type { EditorLink } from '../../components/ContentLink/resolveLink';
import type { PictureMedia } from '../../components/Picture/Picture';

export const fragment = graphql`
  fragment Factory on CmsFactory {
    companyAssociation {
      documentId
      name
    }
    factoryName
    icon {
      url
    }
    mapPinBackground
    mapCoordinates {
      address {
        street
        coordinates {
          latitude
          longitude
        }
      }
    }
    phoneNumber {
      ...LinkFields
    }
    addressLink {
      ...LinkFields
    }
    image {
      ...CardPicture
    }
    openingHours {
      fromDay
      toDay
      opens
      closes
    }
  }
`;

/** Opening hours of a range of weekdays, which are numbered from 0 for Sunday. Times have the format `07:00`. */
export interface OpeningHours {
  from: number;
  to: number;
  opens: string;
  closes: string;
}

/** A factory or branch of one of the group's companies. */
export interface Factory {
  /** `groupIndex-factoryIndex` (forms-investors-catalogue §3). Identifies the factory in the URL. */
  branchNumber: string;
  name: string;
  /** Name of the company that the factory belongs to. */
  association: string;
  street: string;
  /** Coordinates; null if the CMS has none or they are invalid. */
  position: { latitude: number; longitude: number } | null;
  phone: EditorLink | null;
  addressLink: EditorLink | null;
  image: PictureMedia | null;
  iconUrl: string | null;
  color: string | null;
  hours: readonly OpeningHours[];
}

export interface FactoryGroup {
  id: string;
  name: string;
  factories: readonly Factory[];
}

type FactoryNode = Omit<Queries.FactoryFragment, '__typename'>;

/** Shown in place of an unknown company name. */
const UNKNOWN = '–';

const DAY = /^day([0-6])$/;
const TIME = /^\d\d:\d\d$/;

function toHours({
  fromDay,
  toDay,
  opens,
  closes,
}: NonNullable<NonNullable<FactoryNode['openingHours']>[number]>): OpeningHours[] {
  const [from, to] = [fromDay, toDay].map((day) => DAY.exec(day ?? '')?.[1]);
  if (from === undefined || to === undefined || !TIME.test(opens ?? '') || !TIME.test(closes ?? ''))
    return [];
  return [{ from: Number(from), to: Number(to), opens: opens ?? '', closes: closes ?? '' }];
}

function toFactory(node: FactoryNode, branchNumber: string): Factory {
  const { street, coordinates } = node.mapCoordinates?.address ?? {};
  const { latitude, longitude } = coordinates ?? {};
  const isPlace =
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  return {
    branchNumber,
    name: node.factoryName ?? '',
    association: node.companyAssociation?.name || UNKNOWN,
    street: street ?? '',
    position: isPlace ? { latitude, longitude } : null,
    phone: node.phoneNumber,
    addressLink: node.addressLink,
    image: node.image,
    iconUrl: node.icon?.url ?? null,
    color: node.mapPinBackground,
    hours: (node.openingHours ?? []).flatMap((row) => (row ? toHours(row) : [])),
  };
}

/**
 * Groups factories by company in the editors' order, and gives each the number that identifies it in the URL. Factories
 * without a company come last, and those without a name are omitted.
 * @param nodes factories from the CMS block
 */
export function groupFactories(nodes: readonly (FactoryNode | null)[] | null): FactoryGroup[] {
  const groups = new Map<string, { name: string; nodes: FactoryNode[] }>();
  const orphans: FactoryNode[] = [];
  for (const node of withNames(nodes ?? [], (row) => row && row.factoryName, 'factories')) {
    if (!node) continue;
    const company = node.companyAssociation;
    const group = company
      ? (groups.get(company.documentId) ?? { name: company.name || UNKNOWN, nodes: [] })
      : null;
    (group?.nodes ?? orphans).push(node);
    if (company && group) groups.set(company.documentId, group);
  }
  if (orphans.length > 0) groups.set('', { name: UNKNOWN, nodes: orphans });
  return [...groups].map(([id, { name, nodes: own }], group) => ({
    id,
    name,
    factories: own.map((node, index) => toFactory(node, `${group}-${index}`)),
  }));
}
