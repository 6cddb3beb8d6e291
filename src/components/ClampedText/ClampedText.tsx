import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../RichText/RichText';
import { clamp, more } from './ClampedText.styles';
import { useOverflow } from './useOverflow';

interface ClampedTextProps {
  text: Queries.RichTextFieldsFragment | null | undefined;
  /** Number of visible lines. */
  lines: number;
  /** Number of visible lines on desktop, if different. */
  desktopLines?: number;
  /** What the text is about. It is added to the accessible name of the "more" button. */
  subject: string;
  tone?: 'plain' | 'night';
}

/**
 * Formatted text that is truncated after a number of lines, with a "more" button. Renders nothing if the text is empty.
 */
export function ClampedText({
  text,
  lines,
  desktopLines = lines,
  subject,
  tone = 'plain',
}: ClampedTextProps) {
  const { t } = useTranslation('common');
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const overflows = useOverflow(box, !open);
  if (!text?.html) return null;
  const label = t(open ? 'readLess' : 'readAll');
  return (
    <div>
      <div ref={box} css={!open && clamp(lines, desktopLines)}>
        <RichText text={text} tone={tone} />
      </div>
      {(overflows || open) && (
        <button
          type="button"
          css={more}
          aria-expanded={open}
          aria-label={`${label}: ${subject}`}
          onClick={() => setOpen(!open)}
        >
          {label}
        </button>
      )}
    </div>
  );
}
