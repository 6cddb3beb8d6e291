import { graphql } from 'gatsby';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchorButton } from '../../components/AnchorButton/AnchorButton';
import { ClampedText } from '../../components/ClampedText/ClampedText';
import { Icon } from '../../components/Icon/Icon';
import { Heading } from '../../components/Section/Heading';
import { track } from '../../lib/analytics';
import { FIRST_PICTURE } from '../../lib/morphToPage';
import { money } from '../../lib/money';
import { scrollToAnchor } from '../../lib/scrollToAnchor';
import { heroFiles } from './heroFiles';
import { HeroMedia } from './HeroMedia';
import type { Rent } from './lowestRent';
import { LOCATION_ANCHOR } from './anchors';
import {
  actions,
  amount,
  details,
  entered as enteredStyle,
  frame,
  hero,
  highlight,
  pin,
  place as placeStyle,
  price as priceStyle,
  scrim,
  title,
  words,
} from './RentalHero.styles';

export const fragment = graphql`
  fragment RentalHero on CmsProject {
    projectTitle
    priceText
    price
    priceCurrency
    thumbnail {
      ...WidePicture
    }
    heroBanner {
      thumbnail {
        ...WidePicture
      }
    }
    rentProjectHeroBanner {
      title
      titleWithBg
      description {
        ...RichTextFields
      }
      poster {
        ...WidePicture
      }
      imageForDesktop {
        ...WidePicture
      }
      imageForMobile {
        ...HalfPicture
      }
      anchorButtonBlue {
        ...LinkFields
      }
      anchorButton {
        ...LinkFields
      }
    }
  }
`;

interface RentalHeroProps {
  project: Queries.RentalHeroFragment;
  /** The country, city and extra info of the project in one line. */
  place: string;
  /** Whether the page has a map. If so, the pin links to it. */
  hasMap: boolean;
  /** The lowest rent among the project's apartments, shown if editors entered no price. */
  rent?: Rent | null;
}

/** Number of lines of the description that are visible before it is expanded (project-marketing §9). */
const DESCRIPTION_LINES = 6;

/** Returns the pictures and videos of the hero, for desktop and for phones. */
export const heroMedia = ({
  rentProjectHeroBanner: banner,
  heroBanner,
  thumbnail,
}: Queries.RentalHeroFragment) =>
  heroFiles({
    desktop: banner?.imageForDesktop,
    mobile: banner?.imageForMobile,
    posters: [banner?.poster, heroBanner?.thumbnail, thumbnail],
  });

/**
 * The hero at the top of a rental project page (project-marketing §2.6, first section). Renders nothing without a
 * title.
 */
export function RentalHero({ project, place, hasMap, rent = null }: RentalHeroProps) {
  const { t } = useTranslation('rentalProject');
  const [entered, setEntered] = useState(false);
  const enter = useCallback(() => setEntered(true), []);
  const banner = project.rentProjectHeroBanner;
  if (!banner?.title) return null;
  const name = project.projectTitle ?? banner.title;
  const shown = project.price ? { amount: project.price, currency: project.priceCurrency } : rent;
  const onAnchor = (anchor: string) => track('anchor_pressed', { place: 'hero', anchor });
  return (
    <div css={[hero, entered && enteredStyle]}>
      <div css={frame} {...FIRST_PICTURE}>
        <HeroMedia {...heroMedia(project)} subject={name} onReady={enter} />
        <div css={scrim} />
      </div>
      <div css={words}>
        <p css={placeStyle}>
          {hasMap && (
            <a
              href={`#${LOCATION_ANCHOR}`}
              css={pin}
              aria-label={t('showOnMap')}
              onClick={(event) => {
                event.preventDefault();
                track('anchor_pressed', { place: 'pin', anchor: LOCATION_ANCHOR });
                scrollToAnchor(LOCATION_ANCHOR);
              }}
            >
              <Icon name="pin" />
            </a>
          )}
          <span>{[name, place].filter(Boolean).join(' · ')}</span>
        </p>
        <Heading level={1} look="display">
          <span css={title}>{banner.title}</span>{' '}
          {banner.titleWithBg && <span css={highlight}>{banner.titleWithBg}</span>}
        </Heading>
        {shown ? (
          <p css={priceStyle}>
            {project.priceText || t('rentFrom')} <bdi css={amount}>{money(shown.amount, shown.currency)}</bdi>{' '}
            {t('aMonth')}
          </p>
        ) : (
          project.priceText && <p css={priceStyle}>{project.priceText}</p>
        )}
      </div>
      <div css={details}>
        <ClampedText text={banner.description} lines={DESCRIPTION_LINES} subject={name} tone="night" />
        <div css={actions}>
          <AnchorButton link={banner.anchorButtonBlue} onPress={onAnchor} />
          <AnchorButton link={banner.anchorButton} variant="secondary" onPress={onAnchor} />
        </div>
      </div>
    </div>
  );
}
