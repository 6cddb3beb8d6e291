import { graphql } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Carousel } from '../../components/Carousel/Carousel';
import { LazyLightbox } from '../../components/Lightbox/LazyLightbox';
import { itemLevel } from '../../components/Section/itemLevel';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { header } from './DynamicSlider.styles';
import { enlargedPicture } from './enlargedPicture';
import { GallerySlide } from './GallerySlide';

export const fragment = graphql`
  fragment DynamicSlider on CmsDynamicSliderBlock {
    id
    title
    slides {
      id
      ...GallerySlide
    }
  }
`;

/** Delay in ms between slides (corporate-site §9). */
const AUTOPLAY_DELAY = 4000;
/** Height in px on desktop (corporate-site §9). Themed pages use a different height (forms-investors-catalogue §9). */
const DESKTOP_HEIGHT = 550;

type DynamicSliderProps = Queries.DynamicSliderFragment & BlockProps & { desktopHeight?: number };

/** A gallery of pictures and videos. It advances automatically and has a pause button (corporate-site §4, §9). */
export function DynamicSlider({ title, slides, first, desktopHeight = DESKTOP_HEIGHT }: DynamicSliderProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState<number | null>(null);
  const present = slides?.filter((slide) => slide?.media?.desktop ?? slide?.media?.mobile) ?? [];
  if (present.length === 0) return null;
  const pictures = present.flatMap((slide, index) => {
    const media = enlargedPicture(slide?.media ?? null);
    return media ? [{ key: slide?.id ?? String(index), media, caption: slide?.title ?? slide?.text }] : [];
  });
  return (
    <Section tone="night" named={Boolean(title)}>
      {title && (
        <div css={header}>
          <SectionHeader title={title} first={first} namesSection tone="night" />
        </div>
      )}
      <Carousel
        label={title ?? t('gallery')}
        autoplayDelay={AUTOPLAY_DELAY}
        loop
        edges="faint"
        slides={present.map((slide, index) => ({
          key: slide?.id ?? String(index),
          content: (view) =>
            slide && (
              <GallerySlide
                {...slide}
                {...view}
                level={itemLevel(title, first)}
                desktopHeight={desktopHeight}
                eager={first && index === 0}
                onEnlarge={() =>
                  setShown(pictures.findIndex(({ media }) => media === enlargedPicture(slide.media)))
                }
              />
            ),
        }))}
      />
      <LazyLightbox
        label={title ?? t('gallery')}
        items={pictures}
        shown={shown}
        onClose={() => setShown(null)}
      />
    </Section>
  );
}
