/** Checks whether a rental project has reviews. */
export const hasReviews = ({ customerReviews }: Queries.RentalReviewsFragment): boolean =>
  Boolean(customerReviews?.reviews?.some((review) => review?.title));
