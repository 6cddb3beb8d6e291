import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Icon } from '../../components/Icon/Icon';
import { roundButton } from '../../components/RoundButton/RoundButton.styles';
import { itemLevel } from '../../components/Section/itemLevel';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { useLanguage } from '../../i18n/LanguageContext';
import { arrows, header, list, track } from './History.styles';
import { Milestone } from './Milestone';
import { useScrollRow } from './useScrollRow';

export const fragment = graphql`
  fragment History on CmsHistoryBlock {
    id
    title
    introduction: text
    events {
      id
      ...HistoryMilestone
    }
  }
`;

/** The group's history as a timeline: horizontal on desktop, vertical on smaller screens (corporate-site §1). */
export function History({ title, introduction, events, first }: Queries.HistoryFragment & BlockProps) {
  const { t } = useTranslation('common');
  const { direction } = useLanguage();
  const { place, state, move } = useScrollRow(direction);
  if (!events?.length) return null;
  return (
    <Section tone="stone" named={Boolean(title)}>
      <div css={header}>
        <SectionHeader title={title} text={introduction} first={first} namesSection />
        {state.scrolls && (
          <div css={arrows}>
            <button
              type="button"
              css={roundButton.outline}
              aria-label={t('earlierYears')}
              aria-disabled={state.atStart}
              onClick={() => move(-1)}
            >
              <Icon name="chevronStart" flip />
            </button>
            <button
              type="button"
              css={roundButton.outline}
              aria-label={t('laterYears')}
              aria-disabled={state.atEnd}
              onClick={() => move(1)}
            >
              <Icon name="chevronEnd" flip />
            </button>
          </div>
        )}
      </div>
      <div
        ref={place}
        css={track}
        {...(state.scrolls && { role: 'group', 'aria-label': title ?? t('history'), tabIndex: 0 })}
      >
        <ol css={list}>
          {events.map((event, index) => (
            <Milestone key={event.id ?? index} {...event} level={itemLevel(title, first)} />
          ))}
        </ol>
      </div>
    </Section>
  );
}
