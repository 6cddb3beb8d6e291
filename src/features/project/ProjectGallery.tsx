import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Carousel } from '../../components/Carousel/Carousel';
import { perView } from '../../components/Carousel/perView';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { cardFrame } from './project.styles';

export const fragment = graphql`
  fragment ProjectGallery on CmsProject {
    galleryTitle
    gallerySubTitle
    gallery {
      id
      ...HalfPicture
    }
  }
`;

const SLIDES = { base: perView(1.1), tablet: perView(2), desktop: perView(3) };

/** Pictures of a project, in a row; nothing without any. */
export function ProjectGallery({ project }: { project: Queries.ProjectGalleryFragment }) {
  const { t } = useTranslation('project');
  const pictures = project.gallery?.filter((picture) => picture !== null) ?? [];
  if (pictures.length === 0) return null;
  const title = project.galleryTitle || t('gallery');
  return (
    <Section tone="stone">
      <Carousel
        label={title}
        heading={<SectionHeader title={title} text={project.gallerySubTitle} />}
        slideSize={SLIDES}
        slides={pictures.map((picture) => ({
          key: picture.id,
          content: (
            <div css={cardFrame}>
              <Picture media={picture} />
            </div>
          ),
        }))}
      />
    </Section>
  );
}
