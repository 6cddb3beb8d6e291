import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Carousel } from '../../components/Carousel/Carousel';
import { slideWidth } from '../../components/Carousel/slideWidth';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { Tabs } from '../../components/Tabs/Tabs';
import { body } from './EsgStrategyMain.styles';
import { StrategyBox } from './StrategyBox';

export const fragment = graphql`
  fragment EsgStrategyMain on CmsEsgStrategyMainBlock {
    id
    title
    strategyGroups {
      id
      tabName
      strategyBoxes {
        id
        ...StrategyBoxFields
      }
    }
  }
`;

/** One slide at a time on small screens, three from the desktop breakpoint up (forms-investors-catalogue §9). */
const SLIDES = { base: slideWidth(1), desktop: slideWidth(3) };

/**
 * The group's ESG strategy: one tab per group of goals, with its boxes in a draggable row (forms-investors-catalogue
 * §2.2).
 */
export function EsgStrategyMain({
  title,
  strategyGroups,
  first,
}: Queries.EsgStrategyMainFragment & BlockProps) {
  const tabs = (strategyGroups ?? []).flatMap((group, index) =>
    group
      ? [
          {
            id: group.id ?? String(index),
            label: group.tabName ?? '',
            content: (
              <Carousel
                label={group.tabName ?? title ?? ''}
                slideSize={SLIDES}
                slides={(group.strategyBoxes ?? []).flatMap((box, place) =>
                  box ? [{ key: box.id ?? String(place), content: <StrategyBox box={box} /> }] : [],
                )}
              />
            ),
          },
        ]
      : [],
  );
  return (
    <Section tone="stone" named={Boolean(title)}>
      <SectionHeader title={title} first={first} namesSection />
      <div css={body}>
        <Tabs label={title ?? ''} tabs={tabs} />
      </div>
    </Section>
  );
}
