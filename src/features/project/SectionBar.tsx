import { Global } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollIntoRow } from '../../lib/scrollIntoRow';
import { money } from '../../lib/money';
import { AnchorLink } from './AnchorLink';
import { CONTACT_ID, CONTACT_OFFSET } from './anchors';
import {
  bar,
  BAR_MARK,
  clearance,
  link,
  list,
  price as priceStyle,
  row,
  type BarPlace,
} from './SectionBar.styles';
import type { ProjectSection } from './sectionsOf';
import { trackProject } from './trackProject';
import { useCurrentSection } from './useCurrentSection';

interface SectionBarProps {
  project: { readonly path: string };
  /** The sections in the order of the page. */
  sections: readonly ProjectSection[];
  /** The price at the end of the bar, from tablets up. Without an amount, only its text is shown. */
  price?: { text: string | null; amount: number | null; currency: string | null; unit?: string } | null;
  /** What the bar sticks to: the site's header, or the top of the viewport if the header is not sticky. */
  place?: BarPlace;
}

/** Minimum number of sections. With fewer, the bar is not shown. */
const FEWEST = 2;

/** Whether the page is scrolled to a position above a section. */
const isAbove = (id: string): boolean => (document.getElementById(id)?.getBoundingClientRect().y ?? 0) > 0;

/** The sticky bar with links to the sections of a project page. It marks the section in view. */
export function SectionBar({ project, sections, price, place = 'header' }: SectionBarProps) {
  const { t } = useTranslation('project');
  const links = useRef<HTMLUListElement>(null);
  const first = sections[0]?.id ?? '';
  const current = useCurrentSection(sections.map(({ id }) => id));

  useEffect(() => {
    const bar = links.current;
    if (!bar) return;
    const marked = bar.querySelector('[aria-current]') ?? (isAbove(first) ? bar.firstElementChild : null);
    if (marked) scrollIntoRow(bar, marked);
  }, [current, first]);

  if (sections.length < FEWEST) return null;
  return (
    <nav aria-label={t('sections')} css={bar(place)} {...{ [BAR_MARK]: place }}>
      <Global styles={clearance} />
      <div css={row}>
        <ul ref={links} css={list}>
          {sections.map(({ id, name }) => (
            <li key={id}>
              <AnchorLink
                to={id}
                css={link}
                current={id === current}
                onPress={() => trackProject('section', project)}
                {...(id === CONTACT_ID && { offset: CONTACT_OFFSET })}
              >
                {t(`sectionNames.${name}`)}
              </AnchorLink>
            </li>
          ))}
        </ul>
        {price && (
          <p css={priceStyle}>
            {price.text}
            {price.amount !== null && (
              <>
                {' '}
                <bdi>{money(price.amount, price.currency)}</bdi> {price.unit}
              </>
            )}
          </p>
        )}
      </div>
    </nav>
  );
}
