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
      filename: name
      filesize
    }
  }
`;

/** A public or resident document of a building. Ids are texts, as in the address. */
export interface DeliveryDocument {
  id: string;
  /** Display name, often without an extension. */
  name: string;
  /** The editor's name of its type; empty if the file type suffices. */
  type: string;
  filename: string;
  /** In bytes; null if unknown. */
  size: number | null;
  url: string;
  buildings: readonly string[];
  destination: string;
  categories: readonly string[];
}

/** An option of one of the first three steps. */
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

/** Converts the build's documents. Leaves out those without a file. */
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

/** Converts the build's buildings. */
export const toBuildings = (nodes: readonly Queries.DeliveryBuildingFragment[]): DeliveryBuildingOption[] =>
  nodes.map(({ documentId, buildingName, address, asksForCode, picture }) => ({
    id: documentId,
    name: buildingName ?? '',
    address: address ?? '',
    asksForCode: Boolean(asksForCode),
    picture,
  }));
