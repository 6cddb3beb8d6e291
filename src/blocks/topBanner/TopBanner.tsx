import { graphql } from 'gatsby';
import { useId } from 'react';
import { ArtDirectedPicture } from '../../components/ArtDirectedPicture/ArtDirectedPicture';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { Heading } from '../../components/Section/Heading';
import { VideoPlayer } from '../../components/VideoPlayer/VideoPlayer';
import {
  banner,
  container,
  content,
  heights,
  introduction as introductionStyle,
  mediaArea,
  subTitle as subTitleStyle,
  words,
} from './TopBanner.styles';

export const fragment = graphql`
  fragment TopBanner on CmsTopBannerBlock {
    id
    title
    subTitle
    introduction: text
    link {
      ...LinkFields
    }
    bannerHeight: height
    desktopImage {
      ...BannerPicture
    }
    mobileImage {
      ...HalfPicture
    }
    videoOptional {
      url
    }
    videoMobile {
      url
    }
  }
  # Where a phone shows it, for want of a picture of its own, it is cut to the banner's height: it needs more than the width.
  fragment BannerPicture on CmsMedia {
    ...PictureFacts
    gatsbyImage(
      layout: FULL_WIDTH
      width: 1920
      breakpoints: [480, 828, 1366, 1920]
      quality: 70
      sizes: "(max-width: 767.98px) 150vw, 100vw"
    )
  }
`;

/**
 * The banner at the top of a page: its title over a picture or a muted video. Phones can have their own picture or
 * video (corporate-site §1).
 */
export function TopBanner(block: Queries.TopBannerFragment & BlockProps) {
  const { title, subTitle, introduction, link, first } = block;
  const height = block.bannerHeight ?? 'tall';
  const headingId = useId();
  const picture = (
    <ArtDirectedPicture desktop={block.desktopImage} mobile={block.mobileImage} eager={first} />
  );
  const hasFilm = Boolean(block.videoOptional ?? block.videoMobile);
  return (
    <section aria-labelledby={headingId} css={[banner, heights[height]]}>
      <div css={mediaArea}>
        {hasFilm ? (
          <VideoPlayer
            desktop={block.videoOptional}
            mobile={block.videoMobile}
            poster={picture}
            subject={title ?? ''}
          />
        ) : (
          picture
        )}
      </div>
      <div css={content}>
        <div css={container}>
          <div css={words}>
            <Heading level={first ? 1 : 2} look={height === 'tall' ? 'display' : 'h1'} id={headingId}>
              {title}
            </Heading>
            {subTitle && <p css={subTitleStyle}>{subTitle}</p>}
            {introduction && <p css={introductionStyle}>{introduction}</p>}
            <ButtonLink link={link} />
          </div>
        </div>
      </div>
    </section>
  );
}
