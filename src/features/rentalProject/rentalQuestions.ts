/** A question of the FAQ section with its answer. */
export interface RentalQuestion {
  id: string;
  question: string;
  answer: Queries.RichTextFieldsFragment;
}

/** Returns the questions of a rental project that have an answer. */
export const rentalQuestions = ({ rentProjectFAQ }: Queries.RentalFaqFragment): RentalQuestion[] =>
  rentProjectFAQ?.items?.flatMap((item, index) =>
    item?.accordionTitle && item.accordionContent?.html
      ? [{ id: item.id ?? String(index), question: item.accordionTitle, answer: item.accordionContent }]
      : [],
  ) ?? [];
