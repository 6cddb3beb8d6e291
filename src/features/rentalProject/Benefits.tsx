import { graphql } from 'gatsby';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { useLanguage } from '../../i18n/LanguageContext';
import { BenefitIcon } from './BenefitIcon';
import { BenefitPanel } from './BenefitPanel';
import { columns, list, panels, tab } from './Benefits.styles';
import { nextBenefit } from './nextBenefit';
import { trackRental } from './trackRental';
import { useSwipe } from './useSwipe';

export const fragment = graphql`
  fragment RentalBenefits on CmsProject {
    rentProjectBenefits {
      anchorId
      title
      subTitle
      items {
        ...RentalBenefit
      }
    }
  }
  fragment RentalBenefit on CmsRentBenefit {
    id
    title
    content {
      ...RichTextFields
    }
    iconNormal {
      ...IconPicture
    }
    iconSelected {
      ...IconPicture
    }
    largeImage {
      ...HalfPicture
    }
    smallImage {
      ...CardPicture
    }
  }
`;

/**
 * The benefits of a rental project: a vertical list of tabs with icons, and the panel of the chosen one, which fades in
 * (project-marketing §2.6). Visitors choose by press, arrow keys or swipe. Renders nothing if there are no benefits.
 */
export function Benefits({ project }: { project: Queries.RentalBenefitsFragment }) {
  const { direction } = useLanguage();
  const prefix = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const { anchorId, title, subTitle, items } = project.rentProjectBenefits ?? {};
  const rows = items?.filter((item) => item?.title) ?? [];
  const step = (by: 1 | -1) => setSelected((now) => Math.min(rows.length - 1, Math.max(0, now + by)));
  const swipe = useSwipe(direction, step);
  if (rows.length === 0) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextBenefit(event.key, selected, rows.length);
    if (next === null) return;
    event.preventDefault();
    setSelected(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <Section id={anchorId ?? undefined} labelledBy={title ? `${prefix}title` : undefined}>
      <SectionHeader title={title} text={subTitle} id={`${prefix}title`} />
      <div css={columns}>
        <div ref={tabs} role="tablist" aria-orientation="vertical" aria-label={title ?? undefined} css={list}>
          {rows.map((row, index) => (
            <button
              key={row.id ?? index}
              type="button"
              role="tab"
              id={`${prefix}${index}-tab`}
              aria-selected={index === selected}
              aria-controls={`${prefix}${index}-panel`}
              tabIndex={index === selected ? 0 : -1}
              css={tab}
              onKeyDown={onKeyDown}
              onClick={() => {
                trackRental('benefit', 'benefits');
                setSelected(index);
              }}
            >
              <BenefitIcon benefit={row} selected={index === selected} />
              {row.title}
            </button>
          ))}
        </div>
        <div css={panels} {...swipe}>
          {rows.map((row, index) => (
            <BenefitPanel
              key={row.id ?? index}
              id={`${prefix}${index}`}
              benefit={row}
              shown={index === selected}
              level={title ? 3 : 2}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
