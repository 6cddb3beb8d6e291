import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { body, button, heading, item, mark, markOpen, panel, row, rowOpen } from './Accordion.styles';
import { useFindableWhenHidden } from './useFindableWhenHidden';

interface AccordionItemProps {
  id: string;
  title: ReactNode;
  level: 2 | 3 | 4;
  open: boolean;
  onToggle: () => void;
  /** Called when the browser's find-in-page finds a match in the closed content. */
  onOpen: () => void;
  children: ReactNode;
}

/** An item of an accordion: a title that expands its content. */
export function AccordionItem({ id, title, level, open, onToggle, onOpen, children }: AccordionItemProps) {
  const Heading = `h${level}` as const;
  const panelRef = useFindableWhenHidden(!open, onOpen);
  return (
    <div css={item}>
      <Heading css={heading}>
        <button
          type="button"
          id={`${id}-button`}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          css={button}
          onClick={onToggle}
        >
          {title}
          <Icon name="plus" css={[mark, open && markOpen]} />
        </button>
      </Heading>
      <div css={[row, open && rowOpen]}>
        {/* A closed item is no region: its box stays in the page for the browser's search. */}
        <div
          ref={panelRef}
          id={`${id}-panel`}
          hidden={!open}
          {...(open && { role: 'region', 'aria-labelledby': `${id}-button` })}
          css={panel}
        >
          <div css={body}>{children}</div>
        </div>
      </div>
    </div>
  );
}
