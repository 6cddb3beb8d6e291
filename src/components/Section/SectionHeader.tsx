import { css } from '@emotion/react';
import { typeset } from '../../lib/typeset';
import { color, font, space, width } from '../../theme/tokens';
import { Heading } from './Heading';

const header = css({ display: 'grid', gap: space.md, maxInlineSize: width.text });
const introduction = css({ fontSize: font.lead, fontWeight: font.weight.light, whiteSpace: 'pre-line' });
const muted = css({ color: color.inkSoft });

interface SectionHeaderProps {
  title: string | null | undefined;
  /** A short text below the title. */
  text?: string | null | undefined;
  /** Whether the title is the page's h1. */
  first?: boolean;
  /** Id of the heading element. */
  id?: string;
  /** Whether the title is the accessible name of the surrounding `Section`. */
  namesSection?: boolean;
  tone?: 'plain' | 'night';
}

/** Title and introduction of a section. Renders nothing if both are empty. */
export function SectionHeader({
  title,
  text,
  first = false,
  id,
  namesSection = false,
  tone = 'plain',
}: SectionHeaderProps) {
  if (!title && !text) return null;
  return (
    <header css={header}>
      {title && (
        <Heading level={first ? 1 : 2} id={id} namesSection={namesSection}>
          {title}
        </Heading>
      )}
      {text && <p css={[introduction, tone === 'plain' && muted]}>{typeset(text)}</p>}
    </header>
  );
}
