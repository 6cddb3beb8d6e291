// Written by npm run generate:kinds.

/** Kinds of page that the CMS defines as `headed`: their h1 is above the blocks. */
export type HeadedKind =
  | 'article'
  | 'bonds'
  | 'fileDelivery'
  | 'innerJob'
  | 'investorRelations'
  | 'products'
  | 'projects'
  | 'rentalApartments'
  | 'stocks';
