import { graphql } from 'gatsby';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { LazyLightbox } from '../../components/Lightbox/LazyLightbox';
import { enlargeOnPress } from '../../components/Lightbox/enlargeOnPress';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { GALLERY_ID } from './anchors';
import { gallerySizes } from './gallerySizes';
import { all, head, mosaic, tile, tileLink } from './ProjectGallery.styles';
import { trackProject } from './trackProject';

export const fragment = graphql`
  fragment ProjectGallery on CmsProject {
    path
    galleryTitle
    gallerySubTitle
    gallery {
      id
      ...HalfPicture
    }
  }
`;

/**
 * The pictures of a project: a mosaic of the first ones, and a lightbox with all (project-marketing §2.1). In print and
 * without JavaScript, the mosaic contains all pictures. Renders nothing if there are none.
 */
export function ProjectGallery({ project }: { project: Queries.ProjectGalleryFragment }) {
  const { t } = useTranslation('project');
  const headingId = useId();
  const [shown, setShown] = useState<number | null>(null);
  const pictures = project.gallery?.filter((picture) => picture !== null) ?? [];
  if (pictures.length === 0) return null;
  const title = project.galleryTitle || t('gallery');
  const enlarge = (index: number) => {
    trackProject('gallery', project);
    setShown(index);
  };
  return (
    <Section id={GALLERY_ID} tone="stone" labelledBy={headingId}>
      <div css={head}>
        <SectionHeader id={headingId} title={title} text={project.gallerySubTitle} />
        {pictures.length > 1 && (
          <div css={all}>
            <Button variant="secondary" onClick={() => enlarge(0)}>
              <Icon name="enlarge" />
              {t('allPictures', { number: pictures.length })}
            </Button>
          </div>
        )}
      </div>
      <ul css={mosaic(pictures.length)} aria-labelledby={headingId}>
        {pictures.map((picture, index) => (
          <li key={picture.id} css={tile}>
            <Picture media={picture} alt="" sizes={gallerySizes(pictures.length, index)} />
            <a
              href={picture.url ?? undefined}
              css={tileLink}
              aria-label={t('common:enlargeSubject', { subject: picture.alt || title })}
              onClick={enlargeOnPress(() => enlarge(index))}
            />
          </li>
        ))}
      </ul>
      <LazyLightbox
        label={title}
        items={pictures.map((picture) => ({ key: picture.id, media: picture }))}
        shown={shown}
        onClose={() => setShown(null)}
      />
    </Section>
  );
}
