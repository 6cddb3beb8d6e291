import { graphql } from 'gatsby';

export const fragments = graphql`
  fragment DeliveryBuilding on CmsDeliveryBuilding {
    documentId
    buildingName
    address
    asksForCode
    picture {
      ...CardPicture
    }
  }
  fragment DeliveryFile on CmsFileItem {
    documentId
    fileName
    fileTipe
    buildingSelection {
      documentId
    }
    fileDestination {
      documentId
    }
    selectCategory {
      documentId
    }
    uploadFile {
      url
      filename
      filesize
    }
  }
`;

/** A document of a building, public or for residents. Ids are texts, as they stand in the address. */
export interface DeliveryDocument {
  id: string;
  /** As visitors read it, often without an extension. */
  name: string;
  /** What an editor called its type; empty where the kind of the file says enough. */
  type: string;
  filename: string;
  /** In bytes; null where the CMS does not know it. */
  size: number | null;
  url: string;
  buildings: readonly string[];
  destination: string;
  categories: readonly string[];
}

/** A choice of one of the first three steps. */
export interface WizardOption {
  id: string;
  name: string;
}

export interface DeliveryBuildingOption extends WizardOption {
  address: string;
  asksForCode: boolean;
  picture: Queries.DeliveryBuildingFragment['picture'];
}

type Ids = readonly ({ readonly documentId: string } | null)[] | null;

const idsOf = (related: Ids): string[] => (related ?? []).flatMap((one) => one?.documentId ?? []);

/** Documents as the build knows them; one whose file is gone is none. */
export const toDocuments = (nodes: readonly Queries.DeliveryFileFragment[]): DeliveryDocument[] =>
  nodes.flatMap((node) => {
    const { url, filename, filesize } = node.uploadFile ?? {};
    if (!url || !filename || !node.fileDestination) return [];
    return [
      {
        id: `public-${node.documentId}`,
        name: node.fileName || filename,
        type: node.fileTipe ?? '',
        filename,
        size: filesize ?? null,
        url,
        buildings: idsOf(node.buildingSelection),
        destination: node.fileDestination.documentId,
        categories: idsOf(node.selectCategory),
      },
    ];
  });

/** Buildings as the build knows them. */
export const toBuildings = (nodes: readonly Queries.DeliveryBuildingFragment[]): DeliveryBuildingOption[] =>
  nodes.map(({ documentId, buildingName, address, asksForCode, picture }) => ({
    id: documentId,
    name: buildingName ?? '',
    address: address ?? '',
    asksForCode: Boolean(asksForCode),
    picture,
  }));
