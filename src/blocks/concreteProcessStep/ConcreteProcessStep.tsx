import { graphql } from 'gatsby';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Section } from '../../components/Section/Section';
import { Bus } from './Bus';
import { bus, filled, list, road, stage } from './ConcreteProcessStep.styles';
import { Step } from './Step';
import { useTimeline } from './useTimeline';

export const fragment = graphql`
  fragment ConcreteProcessStep on CmsConcreteProcessStepBlock {
    id
    steps {
      id
      ...TimelineStep
    }
  }
`;

/**
 * A process or history as steps along a road. A bus drives along the road as the visitor scrolls
 * (forms-investors-catalogue §2.7, §4). Without JavaScript and under reduced motion, all steps are visible from the
 * start.
 */
export function ConcreteProcessStep({ steps, first }: Queries.ConcreteProcessStepFragment & BlockProps) {
  const { t } = useTranslation('common');
  const items = useRef<HTMLOListElement>(null);
  const { seen, driven } = useTimeline(items);
  const present = steps?.filter((step) => step !== null) ?? [];
  if (present.length === 0) return null;
  return (
    <Section>
      <div css={stage}>
        <div aria-hidden="true" css={road}>
          <div css={filled} style={driven === null ? undefined : { blockSize: `${driven}px` }} />
          {driven !== null && (
            <div css={bus} style={{ transform: `translateY(${driven}px)` }}>
              <Bus />
            </div>
          )}
        </div>
        <ol ref={items} css={list} aria-label={t('timeline')}>
          {present.map((step, index) => (
            <Step
              key={step.id ?? index}
              step={step}
              shown={seen === null || index <= seen}
              eager={first && index === 0}
            />
          ))}
        </ol>
      </div>
    </Section>
  );
}
