import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '../../components/Accordion/Accordion';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { FormSection } from '../../components/FormSection/FormSection';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { CONTACT_ID } from './anchors';
import { answer, buttons, question, questionIcon } from './Eligibility.styles';
import { stack } from './project.styles';

export const fragment = graphql`
  fragment Eligibility on CmsProject {
    eligibilityAccordion {
      id
      icon {
        ...IconPicture
      }
      title
      content {
        ...RichTextFields
      }
      buttonLink1 {
        ...LinkFields
      }
      button2 {
        ...LinkFields
      }
    }
    formObject {
      title
      text
    }
  }
`;

interface EligibilityProps {
  project: Queries.EligibilityFragment;
  /** The eligibility form; null if the project has none. */
  form: ReactNode;
}

/**
 * Information for eligible buyers as an accordion with the first item open, and the eligibility form (project-marketing
 * §2.1, §2.7).
 */
export function Eligibility({ project, form }: EligibilityProps) {
  const { t } = useTranslation('project');
  const steps = project.eligibilityAccordion?.filter((step) => step !== null) ?? [];
  return (
    <>
      {steps.length > 0 && (
        <Section named>
          <div css={stack}>
            <SectionHeader namesSection title={t('eligibility')} />
            <Accordion
              firstOpen
              items={steps.map(({ id, icon, title, content, buttonLink1, button2 }, index) => ({
                id: id ?? String(index),
                title: (
                  <span css={question}>
                    <span css={questionIcon}>
                      <Picture media={icon} alt="" fit="contain" />
                    </span>
                    {title}
                  </span>
                ),
                content: (
                  <div css={answer}>
                    <RichText text={content} />
                    <div css={buttons}>
                      <ButtonLink link={buttonLink1} variant="secondary" />
                      <ButtonLink link={button2} variant="text" />
                    </div>
                  </div>
                ),
              }))}
            />
          </div>
        </Section>
      )}
      {form && (
        <FormSection
          id={CONTACT_ID}
          title={project.formObject?.title || t('eligibilityForm')}
          text={project.formObject?.text}
        >
          {form}
        </FormSection>
      )}
    </>
  );
}
