import { graphql } from 'gatsby';

/**
 * A project's apartments. Shared nodes (buildings, pictures, documents, characteristics) are listed once, and
 * apartments refer to them by id. This keeps the page data small.
 */
export const fragments = graphql`
  fragment ProjectHomes on CmsProject {
    documentId
    projectTitle
    path
    titleAboveProperty
    newTitleAboveProperty
    textAboveProperty {
      ...RichTextFields
    }
    phone
    bmbyMeetingId
    bmbyId
    leadFormBMBYId
    emailForLead
    hideLeadForm
    projectStatuses {
      name
    }
    company {
      companyId
    }
    city {
      name
    }
    surroundings
    address {
      street
      latitude
      longitude
    }
    apartmentsTypes {
      value
    }
    imageGalleries {
      numberOfRooms
      apartmentThumbnail {
        ...CardPicture
      }
      apartmentGallery {
        ...CardPicture
      }
    }
    apartmentsGeneral {
      apartmentContracts {
        ...FileLinkFields
        alt
      }
    }
    homeBuildings {
      id
      buildingTitle
      address
      severalFloorsInTheBuilding
      location {
        latitude
        longitude
      }
      buildingCharacteristics {
        key
        name
      }
      inAllLanguages {
        documentId
        locale
        name: buildingTitle
      }
    }
    homeCharacteristics {
      id
      key
      name
    }
    homePictures: homeMedia(of: ["propertyImage", "gallery"]) {
      id
      ...CardPicture
    }
    homePlans: homeMedia(of: ["blueprintOfTheApartment", "apartmentsDrawing"]) {
      id
      ...HalfPicture
    }
    homeDocuments: homeMedia(of: ["uploadContracts", "apartmentsDrawing"]) {
      id
      alt
      ...FileLinkFields
    }
    homes {
      ...ProjectHome
    }
  }
  fragment ProjectHome on CmsApartment {
    id
    assetName
    propertyTitle
    propertyName
    apartmentNumber
    propertyModel
    address
    floor
    numberOfRooms
    areaInSquareMeters
    balconySquareMeter
    orientation
    entryIso: entryDate(formatString: "YYYY-MM-DD")
    entryShown: entryDate(formatString: "DD/MM/YYYY")
    entered
    availableImmediately
    price
    priceCurrency
    houseCommitee
    parkingFee
    advancePayment
    moreInfoContentHTML
    leadFormBMBYId
    emailForLead
    location {
      latitude
      longitude
    }
    city {
      name
    }
    propertyType {
      value
      name
    }
    specification {
      ...RichTextFields
    }
    building {
      id
    }
    apartmentCharacteristics {
      id
    }
    propertyImage {
      id
    }
    gallery {
      id
    }
    blueprintOfTheApartment {
      id
    }
    uploadContracts {
      id
    }
    apartmentsDrawing {
      id
    }
  }
`;
