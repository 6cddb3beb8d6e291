import { graphql } from 'gatsby';
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

/** A range of days, from 0 for Sunday, with the same hours, such as `07:00`. */
export interface OpeningHours {
  from: number;
  to: number;
  opens: string;
  closes: string;
}

/** A factory or branch. */
export interface Factory {
  /** `groupIndex-factoryIndex` (forms-investors-catalogue §3), used in the address. */
  branchNumber: string;
  name: string;
  /** Name of its company. */
  association: string;
  street: string;
  /** Null without coordinates. */
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

const dayNumber = (day: string | null): number => Number(day?.replace('day', '') ?? 0);

function toFactory(node: FactoryNode, branchNumber: string): Factory {
  const { street, coordinates } = node.mapCoordinates?.address ?? {};
  const { latitude, longitude } = coordinates ?? {};
  const isPlace = typeof latitude === 'number' && typeof longitude === 'number';
  return {
    branchNumber,
    name: node.factoryName ?? '',
    association: node.companyAssociation?.name ?? '',
    street: street ?? '',
    position: isPlace ? { latitude, longitude } : null,
    phone: node.phoneNumber,
    addressLink: node.addressLink,
    image: node.image,
    iconUrl: node.icon?.url ?? null,
    color: node.mapPinBackground,
    hours: (node.openingHours ?? []).flatMap((row) =>
      row?.opens && row.closes
        ? [{ from: dayNumber(row.fromDay), to: dayNumber(row.toDay), opens: row.opens, closes: row.closes }]
        : [],
    ),
  };
}

/** Groups factories by company in the editor's order and numbers them. Leaves out those without a company or name. */
export function groupFactories(nodes: readonly (FactoryNode | null)[] | null): FactoryGroup[] {
  const groups = new Map<string, { name: string; nodes: FactoryNode[] }>();
  for (const node of nodes ?? []) {
    const company = node?.companyAssociation;
    if (!node?.factoryName || !company) continue;
    const group = groups.get(company.documentId) ?? { name: company.name ?? '', nodes: [] };
    group.nodes.push(node);
    groups.set(company.documentId, group);
  }
  return [...groups].map(([id, { name, nodes: own }], group) => ({
    id,
    name,
    factories: own.map((node, index) => toFactory(node, `${group}-${index}`)),
  }));
}
