import { graphql } from 'gatsby';
import type { ListedProject } from './ListedProject';

export const fragment = graphql`
  fragment ListedProject on CmsProject {
    id
    projectTitle
    path
    residentialUnits
    thumbnail {
      ...CardPicture
    }
    propertyDesignations {
      name
      order
      number
    }
    groupSites {
      name
      order
    }
    projectStatuses {
      name
      order
    }
    country {
      name
      order
    }
    city {
      name
      order
      latitude
      longitude
    }
    address {
      latitude
      longitude
    }
  }
`;

type Named = readonly ({ readonly name: string | null } | null)[] | null;

const namesOf = (entries: Named): string[] => (entries ?? []).flatMap((entry) => entry?.name?.trim() || []);

/** Converts a CMS node. Without coordinates, a project gets those of its city. */
export function toListedProject(node: Queries.ListedProjectFragment): ListedProject {
  const { address } = node;
  const place = hasPlace(address) ? address : (node.city ?? []).find(hasPlace);
  return {
    id: node.id,
    title: node.projectTitle ?? '',
    path: node.path,
    picture: node.thumbnail,
    designations: namesOf(node.propertyDesignations),
    subsidiaries: namesOf(node.groupSites),
    statuses: namesOf(node.projectStatuses),
    countries: namesOf(node.country),
    cities: namesOf(node.city),
    units: node.residentialUnits,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}

const hasPlace = (
  place: { readonly latitude: number | null; readonly longitude: number | null } | null,
): boolean => typeof place?.latitude === 'number' && typeof place.longitude === 'number';
