import { graphql } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Carousel } from '../../components/Carousel/Carousel';
import { LazyLightbox } from '../../components/Lightbox/LazyLightbox';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { sizeFor } from '../../components/Section/sizeFor';
import { CertificateCard } from './CertificateCard';
import { header, MOBILE_SIZE } from './Certificates.styles';

export const fragment = graphql`
  fragment Certificates on CmsCertificatesBlock {
    id
    title
    introduction: text
    certificates {
      id
      ...Certificate
    }
  }
`;

const COLUMNS = 4;

/** Certificates and standards: a grid on desktop, a carousel on phones (corporate-site §1). */
export function Certificates(block: Queries.CertificatesFragment & BlockProps) {
  const { title, introduction, certificates, first } = block;
  const { t } = useTranslation('common');
  const [shown, setShown] = useState<number | null>(null);
  if (!certificates?.length) return null;
  const pictures = certificates.flatMap(({ id, name, image, file }) =>
    image?.url && !file?.url ? [{ key: id ?? name ?? '', media: image, caption: name }] : [],
  );
  return (
    <Section size={sizeFor(certificates.length)} named={Boolean(title)}>
      {(title || introduction) && (
        <div css={header}>
          <SectionHeader title={title} text={introduction} first={first} namesSection />
        </div>
      )}
      <Carousel
        label={title ?? t('certificates')}
        slideSize={MOBILE_SIZE}
        edges="bleed"
        desktopColumns={COLUMNS}
        slides={certificates.map((certificate, index) => ({
          key: certificate.id ?? String(index),
          content: (
            <CertificateCard
              {...certificate}
              onEnlarge={() => setShown(pictures.findIndex(({ media }) => media === certificate.image))}
            />
          ),
        }))}
      />
      <LazyLightbox
        label={title ?? t('certificates')}
        items={pictures}
        shown={shown}
        onClose={() => setShown(null)}
      />
    </Section>
  );
}
