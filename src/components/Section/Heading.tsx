import { css } from '@emotion/react';
import { useContext, type ReactNode } from 'react';
import { font } from '../../theme/tokens';
import { SectionName } from './SectionName';

const looks = {
  display: css({ fontSize: font.display, fontWeight: font.weight.light, letterSpacing: '-0.015em' }),
  h1: css({ fontSize: font.h1, fontWeight: font.weight.light, letterSpacing: '-0.01em' }),
  h2: css({ fontSize: font.h2, fontWeight: font.weight.regular }),
  h3: css({ fontSize: font.h3, fontWeight: font.weight.medium, lineHeight: font.leading.snug }),
} as const;

interface HeadingProps {
  children: ReactNode;
  /** Heading level, which also determines the style unless `look` is set. */
  level: 1 | 2 | 3 | 4;
  look?: keyof typeof looks;
  id?: string | undefined;
  /** Whether this heading is the accessible name of the surrounding `Section`. */
  namesSection?: boolean;
}

/** A heading in one of the site's heading styles. */
export function Heading({ children, level, look, id, namesSection = false }: HeadingProps) {
  const Tag = `h${level}` as const;
  const sectionName = useContext(SectionName);
  const rank = level === 4 ? 3 : level;
  return (
    <Tag id={namesSection ? sectionName : id} css={looks[look ?? (`h${rank}` as const)]}>
      {children}
    </Tag>
  );
}
