import type { ReactNode } from 'react';
import { compact, container, section, sectionTones, sharedGap, textWidth } from './Section.styles';

interface SectionProps {
  children: ReactNode;
  /** Background. Neighbours with the same one share a gap. */
  tone?: keyof typeof sectionTones;
  /** `text` limits the line length. */
  width?: 'page' | 'text' | 'full';
  /** `compact` halves the gaps, for a single line or card. */
  size?: 'normal' | 'compact';
  id?: string | undefined;
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined;
}

/**
 * A horizontal band of a page with background, vertical rhythm and content width. Only a band with a heading is a
 * section of the document.
 */
export function Section({
  children,
  tone = 'plain',
  width = 'page',
  size = 'normal',
  id,
  labelledBy,
}: SectionProps) {
  const Tag = labelledBy ? 'section' : 'div';
  return (
    <Tag
      id={id}
      aria-labelledby={labelledBy}
      data-ground={tone}
      css={[section, size === 'compact' && compact, sharedGap(tone), sectionTones[tone]]}
    >
      {width === 'full' ? children : <div css={[container, width === 'text' && textWidth]}>{children}</div>}
    </Tag>
  );
}
