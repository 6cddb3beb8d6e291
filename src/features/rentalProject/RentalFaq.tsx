import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Accordion } from '../../components/Accordion/Accordion';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { QUESTIONS_ANCHOR } from './anchors';
import { columns, rows } from './RentalFaq.styles';
import { rentalQuestions } from './rentalQuestions';

export const fragment = graphql`
  fragment RentalFaq on CmsProject {
    rentProjectFAQ {
      blockTitle
      subTitle
      items {
        id
        accordionTitle
        accordionContent {
          ...RichTextFields
        }
      }
    }
  }
`;

/**
 * Questions and answers as an accordion with one open item at a time, at first the first one (project-marketing §2.6,
 * §4). Renders nothing if no question has an answer.
 */
export function RentalFaq({ project }: { project: Queries.RentalFaqFragment }) {
  const { t } = useTranslation('rentalProject');
  const questions = rentalQuestions(project);
  if (questions.length === 0) return null;
  const { blockTitle, subTitle } = project.rentProjectFAQ ?? {};
  return (
    <Section id={QUESTIONS_ANCHOR} named>
      <div css={columns}>
        <SectionHeader title={blockTitle || t('questions')} text={subTitle} namesSection />
        <div css={rows}>
          <Accordion
            firstOpen
            items={questions.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: <RichText text={answer} />,
            }))}
          />
        </div>
      </div>
    </Section>
  );
}
