import type { ReactNode } from 'react';
import { compact, container, section, sectionTones, sharedGap, textWidth } from './Section.styles';

interface SectionProps {
  children: ReactNode;
  /** Background: two equal neighbours share one gap. */
  tone?: keyof typeof sectionTones;
  /** Text keeps to a comfortable line length. */
  width?: 'page' | 'text' | 'full';
  /** Compact halves the gaps: for a section of one line or one card. */
  size?: 'normal' | 'compact';
  id?: string | undefined;
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined;
}

/** One horizontal band of a page, with its background, vertical rhythm and content width. */
export function Section({
  children,
  tone = 'plain',
  width = 'page',
  size = 'normal',
  id,
  labelledBy,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-ground={tone}
      css={[section, size === 'compact' && compact, sharedGap(tone), sectionTones[tone]]}
    >
      {width === 'full' ? children : <div css={[container, width === 'text' && textWidth]}>{children}</div>}
    </section>
  );
}
