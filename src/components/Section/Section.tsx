import { useId, type ReactNode } from 'react';
import { compact, container, layouts, section, sectionTones, sharedGap, textWidth } from './Section.styles';
import { SectionName } from './SectionName';

interface SectionProps {
  children: ReactNode;
  /** Background. Neighbours with the same one share a gap. */
  tone?: keyof typeof sectionTones;
  /** `text` limits the line length. */
  width?: 'page' | 'text' | 'full';
  /** `compact` halves the gaps, for a single line or card. */
  size?: 'normal' | 'compact';
  /**
   * On desktop, `beside` has the first child, the title, beside the second. With `bleed`, the second also fills the band
   * up to the edge of the screen, as a picture or map does.
   */
  layout?: keyof typeof layouts;
  id?: string | undefined;
  /** Whether a heading with `namesSection` in it names the section. */
  named?: boolean;
  /** Id of another element that names the section. */
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
  layout = 'stack',
  id,
  named = false,
  labelledBy,
}: SectionProps) {
  const headingId = useId();
  const name = named ? headingId : labelledBy;
  const Tag = name ? 'section' : 'div';
  return (
    <Tag
      id={id}
      aria-labelledby={name}
      // Content up to the edges of a band shares no gap.
      data-ground={layout === 'bleed' ? undefined : tone}
      css={[
        section,
        size === 'compact' && compact,
        layout !== 'bleed' && sharedGap(tone),
        sectionTones[tone],
      ]}
    >
      <SectionName.Provider value={named ? headingId : undefined}>
        {width === 'full' ? (
          children
        ) : (
          <div css={[container, width === 'text' && textWidth, layouts[layout]]}>{children}</div>
        )}
      </SectionName.Provider>
    </Tag>
  );
}
