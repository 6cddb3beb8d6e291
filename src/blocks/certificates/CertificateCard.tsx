import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { enlargeOnPress } from '../../components/Lightbox/enlargeOnPress';
import { Picture } from '../../components/Picture/Picture';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { card, link, mat, name as nameStyle } from './Certificates.styles';

export const fragment = graphql`
  fragment Certificate on CmsCertificate {
    name
    image {
      ...CardPicture
    }
    file {
      url
    }
  }
`;

interface CertificateCardProps extends Omit<Queries.CertificateFragment, '__typename'> {
  /** Called to show the picture in full screen. */
  onEnlarge: () => void;
}

/**
 * The picture of a certificate with its name. A click opens the certificate's file, or enlarges the picture if there is
 * no file.
 */
export function CertificateCard({ name, image, file, onEnlarge }: CertificateCardProps) {
  const { t } = useTranslation('common');
  const url = file?.url ?? image?.url;
  return (
    <div css={card} className="certificate">
      <div css={mat}>
        <Picture media={image} alt="" fit="contain" />
      </div>
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          css={link}
          onClick={file?.url ? undefined : enlargeOnPress(onEnlarge)}
        >
          {name}
          {file?.url && <VisuallyHidden> {t('inNewTab')}</VisuallyHidden>}
        </a>
      ) : (
        <p css={nameStyle}>{name}</p>
      )}
    </div>
  );
}
