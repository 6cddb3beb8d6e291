import { graphql } from 'gatsby';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ArtDirectedPicture } from '../../components/ArtDirectedPicture/ArtDirectedPicture';
import { Button } from '../../components/Button/Button';
import {
  backgrounds,
  bullet,
  bullets,
  callToAction,
  credit,
  frame,
  hiddenOnDesktop,
  slide as slideStyle,
  slider,
  stage,
  texts,
  words,
} from './LandingSlider.styles';
import { useShownSlide } from './useShownSlide';

export const fragment = graphql`
  fragment LandingSlide on CmsLandingSlide {
    title
    description
    imageCredit
    backgroundColorForMobile
    whiteColor
    hideContentFromDesktop
    imageForDesktop {
      ...WidePicture
    }
    imageForMobile {
      ...HalfPicture
    }
  }
`;

interface LandingSliderProps {
  slides: readonly (Queries.LandingSlideFragment & { readonly id: string | null })[];
  onCallToAction: () => void;
}

/**
 * A full-height vertical slider with bullets that shows one slide at a time (forms-investors-catalogue §2.8, §9). It
 * uses native scrolling (wheel, touch and arrow keys), and after the last slide the page itself scrolls on.
 */
export function LandingSlider({ slides, onCallToAction }: LandingSliderProps) {
  const { t } = useTranslation(['landing', 'common']);
  const list = useRef<HTMLDivElement>(null);
  const { shown, show } = useShownSlide(list, slides.length);
  return (
    <div css={stage}>
      {/* Scrolling regions must be reachable by keyboard (WCAG 2.1.1). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={list} role="group" aria-label={t('common:gallery')} tabIndex={0} css={slider}>
        {slides.map((slide, index) => (
          <div
            key={slide.id ?? index}
            css={[slideStyle, backgrounds[slide.backgroundColorForMobile ?? 'night']]}
          >
            <div css={frame}>
              <ArtDirectedPicture
                desktop={slide.imageForDesktop}
                mobile={slide.imageForMobile}
                wideFrom="desktop"
                eager={index === 0}
              />
              {slide.imageCredit && <small css={credit}>{slide.imageCredit}</small>}
            </div>
            {(slide.title || slide.description) && (
              <div
                css={[
                  words,
                  texts[slide.whiteColor === false ? 'dark' : 'white'],
                  slide.hideContentFromDesktop && hiddenOnDesktop,
                ]}
              >
                {slide.title && <p>{slide.title}</p>}
                {slide.description && <p>{slide.description}</p>}
              </div>
            )}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div css={bullets}>
          {slides.map((slide, index) => (
            <button
              key={slide.id ?? index}
              type="button"
              aria-label={t('common:goToSlide', { number: index + 1 })}
              aria-current={index === shown ? 'true' : undefined}
              css={bullet}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
      <div css={callToAction}>
        <Button variant="light" onClick={onCallToAction}>
          {t('toForm')}
        </Button>
      </div>
    </div>
  );
}
