import { graphql } from 'gatsby';
import { groupNames, type GroupLists } from '../../lib/filters/groupEntries';
import type { ListedProject, ProjectGroup } from './ListedProject';

export const fragment = graphql`
  fragment ListedProject on CmsProject {
    id
    projectTitle
    path
    residentialUnits
    thumbnail {
      ...ListedPicture
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

/** For each filter group, a function that returns the related entries of a project from the CMS. */
export const GROUP_LISTS: GroupLists<Queries.ListedProjectFragment, ProjectGroup> = {
  designations: ({ propertyDesignations }) => propertyDesignations,
  subsidiaries: ({ groupSites }) => groupSites,
  statuses: ({ projectStatuses }) => projectStatuses,
  countries: ({ country }) => country,
  cities: ({ city }) => city,
};

/** Converts a project from the CMS for the listing. If it has no coordinates, those of its city are used. */
export function toListedProject(node: Queries.ListedProjectFragment): ListedProject {
  const { address } = node;
  const place = hasPlace(address) ? address : (node.city ?? []).find(hasPlace);
  return {
    id: node.id,
    title: node.projectTitle ?? '',
    path: node.path,
    picture: node.thumbnail,
    ...groupNames(node, GROUP_LISTS),
    units: node.residentialUnits,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}

const hasPlace = (
  place: { readonly latitude: number | null; readonly longitude: number | null } | null,
): boolean => typeof place?.latitude === 'number' && typeof place.longitude === 'number';
