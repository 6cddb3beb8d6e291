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

/** A document of a building, public or for residents only. Ids are strings, as in the URL. */
export interface DeliveryDocument {
  id: string;
  /** Display name, often without an extension. */
  name: string;
  /** Name that the editors gave to the type of document; empty if the file type says enough. */
  type: string;
  filename: string;
  /** Size in bytes; null if it is unknown. */
  size: number | null;
  url: string;
  buildings: readonly string[];
  destination: string;
  categories: readonly string[];
}

/** An option in one of the wizard's first three steps. */
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

/** Converts the documents from the build. Documents without a file or a destination are omitted. */
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

/** Converts the buildings from the build to options of the first step. */
export const toBuildings = (nodes: readonly Queries.DeliveryBuildingFragment[]): DeliveryBuildingOption[] =>
  nodes.map(({ documentId, buildingName, address, asksForCode, picture }) => ({
    id: documentId,
    name: buildingName ?? '',
    address: address ?? '',
    asksForCode: Boolean(asksForCode),
    picture,
  }));
