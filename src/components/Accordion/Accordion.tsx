import { useId, useState, type ReactNode } from 'react';
import { AccordionItem } from './AccordionItem';
import { list } from './Accordion.styles';

export interface AccordionEntry {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionEntry[];
  /** Rank of the items' titles in the page's outline. */
  level?: 2 | 3 | 4;
  /** The first item is open at the beginning. */
  firstOpen?: boolean;
  /** Called with the id of an item that a visitor opens. */
  onOpen?: (id: string) => void;
}

/** Titles that open their content below them; one is open at a time, a press on the open one closes it. */
export function Accordion({ items, level = 3, firstOpen = false, onOpen }: AccordionProps) {
  const prefix = useId();
  const [openId, setOpenId] = useState<string | null>(firstOpen ? (items[0]?.id ?? null) : null);
  return (
    <div css={list}>
      {items.map(({ id, title, content }) => (
        <AccordionItem
          key={id}
          id={`${prefix}${id}`}
          title={title}
          level={level}
          open={id === openId}
          onOpen={() => setOpenId(id)}
          onToggle={() => {
            if (id !== openId) onOpen?.(id);
            setOpenId(id === openId ? null : id);
          }}
        >
          {content}
        </AccordionItem>
      ))}
    </div>
  );
}
