interface Question {
  readonly question: string;
  /** HTML. */
  readonly answer: string;
}

/**
 * Builds a schema.org `FAQPage` from questions and answers.
 * @returns null if there are no questions
 */
export function faqPage(questions: readonly Question[]): object | null {
  if (questions.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
