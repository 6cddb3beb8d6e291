import { graphql } from 'gatsby';

/**
 * Fragments with picture data, one per place where a picture may appear. Each requests only a few widths, because every
 * variant costs build time. The source plugin's options set the formats and the placeholder.
 */
export const fragments = graphql`
  fragment PictureFacts on CmsMedia {
    alt
    mimeType
    url
    width
    height
    focalX
    focalY
  }
  # Across the whole screen.
  fragment WidePicture on CmsMedia {
    ...PictureFacts
    gatsbyImage(layout: FULL_WIDTH, width: 1920, breakpoints: [480, 828, 1366, 1920], quality: 70)
  }
  # Half of the page or a large card.
  fragment HalfPicture on CmsMedia {
    ...PictureFacts
    gatsbyImage(
      layout: CONSTRAINED
      width: 960
      breakpoints: [480, 720, 960]
      quality: 70
      sizes: "(min-width: 1040px) 50vw, 100vw"
    )
  }
  # One of several cards in a row.
  fragment CardPicture on CmsMedia {
    ...PictureFacts
    gatsbyImage(
      layout: CONSTRAINED
      width: 640
      breakpoints: [400, 640]
      quality: 70
      sizes: "(min-width: 1040px) 420px, 90vw"
    )
  }
  # A card of a list whose first card is large. Its largest variant is one of WidePicture's.
  fragment ListedPicture on CmsMedia {
    ...PictureFacts
    gatsbyImage(layout: CONSTRAINED, width: 828, breakpoints: [400, 640, 828], quality: 70)
  }
  # A logo or an icon: drawings stay drawings.
  fragment IconPicture on CmsMedia {
    ...PictureFacts
    gatsbyImage(layout: FIXED, width: 160)
  }
`;
