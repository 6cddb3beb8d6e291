import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { itemLevel } from '../../components/Section/itemLevel';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { sizeFor } from '../../components/Section/sizeFor';
import { ApartmentBanner } from './ApartmentBanner';
import { grid, header } from './ApartmentBanners.styles';

export const fragment = graphql`
  fragment ApartmentBanners on CmsApartmentBannersBlock {
    id
    title
    banners {
      id
      ...ApartmentBanner
    }
  }
`;

/** Banners that promote apartments. Allowed only on pages of the special company (corporate-site §2). */
export function ApartmentBanners({ title, banners, first }: Queries.ApartmentBannersFragment & BlockProps) {
  if (!banners?.length) return null;
  return (
    <Section size={sizeFor(banners.length)} named={Boolean(title)}>
      {title && (
        <div css={header}>
          <SectionHeader title={title} first={first} namesSection />
        </div>
      )}
      <ul css={grid}>
        {banners.map(
          (banner, index) =>
            banner && (
              <li key={banner.id ?? index}>
                <ApartmentBanner {...banner} level={itemLevel(title, first)} eager={first && index === 0} />
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}
