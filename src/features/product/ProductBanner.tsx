import { graphql } from 'gatsby';
import { ArtDirectedPicture } from '../../components/ArtDirectedPicture/ArtDirectedPicture';
import { VideoPlayer } from '../../components/VideoPlayer/VideoPlayer';
import { banner } from './product.styles';

export const fragment = graphql`
  fragment ProductBanner on CmsProduct {
    productName
    mainBanner {
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
  }
`;

/**
 * The picture or muted video at the top of a product page, with variants for phones (forms-investors-catalogue §3,
 * mainBanner).
 */
export function ProductBanner({ product }: { product: Queries.ProductBannerFragment }) {
  const { mainBanner, productName } = product;
  if (!mainBanner) return null;
  const { desktopImage, mobileImage, videoOptional, videoMobile } = mainBanner;
  const hasFilm = Boolean(videoOptional ?? videoMobile);
  if (!hasFilm && !desktopImage && !mobileImage) return null;
  const picture = <ArtDirectedPicture desktop={desktopImage} mobile={mobileImage} eager />;
  return (
    <div css={banner}>
      {hasFilm ? (
        <VideoPlayer
          desktop={videoOptional}
          mobile={videoMobile}
          poster={picture}
          subject={productName ?? ''}
        />
      ) : (
        picture
      )}
    </div>
  );
}
