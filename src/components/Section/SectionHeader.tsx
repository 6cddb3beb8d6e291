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
  /** True where the title is the page's h1. */
  first?: boolean;
  /** Id of the heading, for the section that it names. */
  id?: string;
  tone?: 'plain' | 'night';
}

/** The title of a section with its introduction; nothing when there is neither. */
export function SectionHeader({ title, text, first = false, id, tone = 'plain' }: SectionHeaderProps) {
  if (!title && !text) return null;
  return (
    <header css={header}>
      {title && (
        <Heading level={first ? 1 : 2} id={id}>
          {title}
        </Heading>
      )}
      {text && <p css={[introduction, tone === 'plain' && muted]}>{typeset(text)}</p>}
    </header>
  );
}
