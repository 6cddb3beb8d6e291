import { graphql } from 'gatsby';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { CorporateVariant } from '../../features/investors/CorporateVariant';
import { ShareTabs } from '../../features/investors/ShareTabs';
import { header } from './ShareBlock.styles';

export const fragment = graphql`
  fragment ShareBlock on CmsShareBlockBlock {
    id
    siteContact {
      ...ContactLine
    }
    title
    symbol
  }
`;

/**
 * Tabs with the group's securities. The corporate variant of the page has the stock and the bonds, other pages only the
 * bonds (forms-investors-catalogue §2.6).
 */
export function ShareBlock({ title, symbol, first }: Queries.ShareBlockFragment & BlockProps) {
  const { t } = useTranslation('investors');
  const corporate = useContext(CorporateVariant);
  return (
    <Section named={Boolean(title)}>
      <div css={header}>
        <SectionHeader title={title} first={first} namesSection />
      </div>
      <ShareTabs label={title ?? t('securities')} symbol={symbol} withStock={corporate} />
    </Section>
  );
}
