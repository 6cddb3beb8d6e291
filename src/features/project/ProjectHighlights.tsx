import { graphql } from 'gatsby';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { highlight, highlights, mark } from './ProjectHighlights.styles';
import { stack } from './project.styles';

export const fragment = graphql`
  fragment ProjectHighlights on CmsProject {
    buildingCharacteristicsTitle
    buildingCharacteristicsText {
      ...RichTextFields
    }
    buildingCharacteristicsSelection {
      id
      name
      icon {
        ...IconPicture
      }
    }
    titleGetToKnowTheEnvironment
    getToKnowTheEnvironment {
      id
      text
    }
  }
`;

interface Highlight {
  key: string;
  name: string;
  icon?: Queries.IconPictureFragment | null;
}

function Highlights({ title, items }: { title: string; items: readonly Highlight[] }) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <div css={stack}>
      <Heading level={3} id={headingId}>
        {title}
      </Heading>
      <ul css={highlights} aria-labelledby={headingId}>
        {items.map(({ key, name, icon }) => (
          <li key={key} css={highlight}>
            <span css={mark}>
              {icon ? <Picture media={icon} alt="" fit="contain" /> : <Icon name="check" />}
            </span>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The highlights of a project, which are characteristics of the building and of the neighbourhood (project-marketing
 * §2.1, priority block).
 */
export function ProjectHighlights({ project }: { project: Queries.ProjectHighlightsFragment }) {
  const { t } = useTranslation('project');
  const building = (project.buildingCharacteristicsSelection ?? []).flatMap((one) =>
    one?.name ? [{ key: one.id, name: one.name, icon: one.icon }] : [],
  );
  const around = (project.getToKnowTheEnvironment ?? []).flatMap((one, index) =>
    one?.text ? [{ key: one.id ?? String(index), name: one.text }] : [],
  );
  const text = project.buildingCharacteristicsText;
  if (building.length === 0 && around.length === 0 && !text?.html) return null;
  return (
    <Section tone="stone" named>
      <div css={stack}>
        <SectionHeader namesSection title={t('characteristics')} />
        <RichText text={text} />
        <Highlights title={project.buildingCharacteristicsTitle || t('building')} items={building} />
        <Highlights title={project.titleGetToKnowTheEnvironment || t('neighbourhood')} items={around} />
      </div>
    </Section>
  );
}
