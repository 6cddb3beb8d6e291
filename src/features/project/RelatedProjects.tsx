import { formatThousands } from '../../lib/formatThousands';
import { morphToPage } from '../../lib/morphToPage';
import { graphql, Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Carousel } from '../../components/Carousel/Carousel';
import { slideWidth } from '../../components/Carousel/slideWidth';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { resolveLink } from '../../components/ContentLink/resolveLink';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { cardLink } from '../../theme/cardLink';
import { addressLine } from './locationLine';
import { below, card, cardFrame, small } from './project.styles';
import { trackProject } from './trackProject';

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
    path
    parentPage {
      path
    }
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

/** Number of slides in view (project-marketing §9). */
const SLIDES = { base: slideWidth(1.1), tablet: slideWidth(2), wide: slideWidth(3) };

/** Value of `sizes` that fits the widths in `SLIDES`. */
const SLIDE_SIZES = '(min-width: 85.375em) 424px, (min-width: 48em) 46vw, 85vw';

interface RelatedCardProps {
  project: Queries.RelatedProjectCardFragment;
  onPress: () => void;
}

function RelatedCard({ project, onPress }: RelatedCardProps) {
  const { t } = useTranslation('project');
  const { residentialUnits } = project;
  const units = residentialUnits
    ? t('units', { count: residentialUnits, number: formatThousands(residentialUnits) })
    : '';
  const facts = [addressLine(null, project), units].filter(Boolean).join(' · ');
  return (
    <article css={card}>
      <div css={cardFrame}>
        <Picture media={project.thumbnail} alt="" sizes={SLIDE_SIZES} />
      </div>
      <Heading level={3}>
        <Link
          to={project.path}
          css={cardLink}
          onClick={(event) => {
            onPress();
            morphToPage(event, project.path);
          }}
        >
          {project.projectTitle}
        </Link>
      </Heading>
      {facts && <p css={small}>{facts}</p>}
    </article>
  );
}

/** The link that editors entered, otherwise a link to the listing that contains the project. */
function MoreProjects({ project }: { project: Queries.RelatedProjectsFragment }) {
  const { t } = useTranslation('project');
  const { projectButton, parentPage } = project;
  const onClick = () => trackProject('moreProjects', project);
  if (resolveLink(projectButton))
    return <ContentLink link={projectButton} css={[buttonStyles.secondary, below]} onClick={onClick} />;
  if (!parentPage?.path) return null;
  return (
    <Link to={parentPage.path} css={[buttonStyles.secondary, below]} onClick={onClick}>
      {t('toAll')}
    </Link>
  );
}

/**
 * Related projects, chosen by editors or similar to this one, with a link to all. Renders nothing if the company hides
 * them (project-marketing §2.1, §2.10).
 */
export function RelatedProjects({ project }: { project: Queries.RelatedProjectsFragment }) {
  const { t } = useTranslation('project');
  if (project.company?.hideRelatedProjects || project.related.length === 0) return null;
  const title = project.seeMoreTitleNew || project.seeMoreTitle || t('moreProjects');
  return (
    <Section tone="stone" named>
      <Carousel
        label={title}
        heading={<SectionHeader title={title} text={project.textUnderneathTitle} namesSection />}
        slideSize={SLIDES}
        edges="bleed"
        slides={project.related.map((other) => ({
          key: other.id,
          content: <RelatedCard project={other} onPress={() => trackProject('relatedProject', project)} />,
        }))}
      />
      <MoreProjects project={project} />
    </Section>
  );
}
