import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { groupFactories } from '../../features/factories/Factory';
import { FactoryMap as Places } from '../../features/factories/FactoryMap';
import { space } from '../../theme/tokens';

export const fragment = graphql`
  fragment FactoryMap on CmsFactoryMapBlock {
    id
    title
    factories {
      ...Factory
    }
  }
`;

const header = css({ marginBlockEnd: space.lg });

/** The group's factories on a map, grouped by company (forms-investors-catalogue §2.4). */
export function FactoryMap({ title, factories, first }: Queries.FactoryMapFragment & BlockProps) {
  const { t } = useTranslation('factories');
  const groups = useMemo(() => groupFactories(factories), [factories]);
  return (
    <Section named>
      <div css={header}>
        <SectionHeader title={title || t('title')} first={first} namesSection />
      </div>
      <Places label={title || t('title')} groups={groups} />
    </Section>
  );
}
