import { useId, type ReactNode } from 'react';
import { compact, container, layouts, section, sectionTones, sharedGap, textWidth } from './Section.styles';
import { SectionName } from './SectionName';

interface SectionProps {
  children: ReactNode;
  /** Background of the section. Adjacent sections with the same background share one gap. */
  tone?: keyof typeof sectionTones;
  /** Width of the content. `text` limits the length of lines, `full` adds no container. */
  width?: 'page' | 'text' | 'full';
  /** Vertical padding. `compact` halves it, for a section with a single line or card. */
  size?: 'normal' | 'compact';
  /**
   * Arrangement on desktop. `beside` puts the first child (the title) beside the second. With `bleed`, the second child
   * also extends to the edge of the screen, for a picture or map.
   */
  layout?: keyof typeof layouts;
  id?: string | undefined;
  /** Whether the section contains a heading with `namesSection`, which becomes its accessible name. */
  named?: boolean;
  /** Id of another element that is the section's accessible name. */
  labelledBy?: string | undefined;
}

/**
 * A horizontal band of a page that sets background, vertical padding and content width. It is a `section` element only
 * if it has an accessible name, otherwise a `div`.
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
      // Without this attribute, a section whose content reaches the edges of the band shares no gap with its
      // neighbours.
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
