/** Checks whether a rental project has benefits. */
export const hasBenefits = ({ rentProjectBenefits }: Queries.RentalBenefitsFragment): boolean =>
  Boolean(rentProjectBenefits?.items?.some((item) => item?.title));
