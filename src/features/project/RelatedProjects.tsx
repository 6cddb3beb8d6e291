import { graphql, Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { Carousel } from '../../components/Carousel/Carousel';
import { perView } from '../../components/Carousel/perView';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { cardLink } from '../../theme/cardLink';
import { placeOf } from './placeOf';
import { card, cardFrame, small } from './project.styles';

export const fragment = graphql`
  fragment RelatedProjectCard on CmsProject {
    id
    path
    projectTitle
    residentialUnits
    country {
      name
    }
    city {
      name
    }
    thumbnail {
      ...CardPicture
    }
  }
  fragment RelatedProjects on CmsProject {
    company {
      hideRelatedProjects
    }
    seeMoreTitle
    seeMoreTitleNew
    textUnderneathTitle
    projectButton {
      ...LinkFields
    }
    related(limit: 6) {
      ...RelatedProjectCard
    }
  }
`;

/** Widths of project-marketing §9. */
const SLIDES = { base: perView(1.1), tablet: perView(2), desktop: perView(3) };

function RelatedCard({ project }: { project: Queries.RelatedProjectCardFragment }) {
  const { t } = useTranslation('project');
  const units = project.residentialUnits ? t('units', { number: project.residentialUnits }) : '';
  const facts = [placeOf(project), units].filter(Boolean).join(' · ');
  return (
    <article css={card}>
      <div css={cardFrame}>
        <Picture media={project.thumbnail} alt="" />
      </div>
      <Heading level={3}>
        <Link to={project.path} css={cardLink}>
          {project.projectTitle}
        </Link>
      </Heading>
      {facts && <p css={small}>{facts}</p>}
    </article>
  );
}

/**
 * Other projects, those that editors chose or else those alike, and a button to all of them; nothing where its company wants none
 * (project-marketing §2.1, §2.10).
 */
export function RelatedProjects({ project }: { project: Queries.RelatedProjectsFragment }) {
  const { t } = useTranslation('project');
  if (project.company?.hideRelatedProjects || project.related.length === 0) return null;
  const title = project.seeMoreTitleNew || project.seeMoreTitle || t('moreProjects');
  return (
    <Section tone="stone">
      <Carousel
        label={title}
        heading={<SectionHeader title={title} text={project.textUnderneathTitle} />}
        slideSize={SLIDES}
        slides={project.related.map((other) => ({
          key: other.id,
          content: <RelatedCard project={other} />,
        }))}
      />
      <ButtonLink link={project.projectButton} variant="secondary" />
    </Section>
  );
}
