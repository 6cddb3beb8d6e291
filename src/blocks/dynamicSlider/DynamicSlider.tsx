import { graphql } from 'gatsby';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockPlace } from '../../components/BlockList/BlockList';
import { Carousel } from '../../components/Carousel/Carousel';
import { itemLevel } from '../../components/Section/itemLevel';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { header } from './DynamicSlider.styles';
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

/** Time in milliseconds that a slide stands (corporate-site §9). */
const AUTOPLAY_DELAY = 4000;
/** Height in px on desktop (corporate-site §9); pages of another theme give their own (forms-investors-catalogue §9). */
const DESKTOP_HEIGHT = 550;

type DynamicSliderProps = Queries.DynamicSliderFragment & BlockPlace & { desktopHeight?: number };

/** A gallery of pictures and films that changes by itself and can be paused (corporate-site §4, §9). */
export function DynamicSlider({ title, slides, first, desktopHeight = DESKTOP_HEIGHT }: DynamicSliderProps) {
  const { t } = useTranslation('common');
  const headingId = useId();
  const present = slides?.filter((slide) => slide?.media?.desktop ?? slide?.media?.mobile) ?? [];
  if (present.length === 0) return null;
  return (
    <Section tone="night" labelledBy={title ? headingId : undefined}>
      {title && (
        <div css={header}>
          <SectionHeader title={title} first={first} id={headingId} tone="night" />
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
              />
            ),
        }))}
      />
    </Section>
  );
}
