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
  /** Heading level of the titles. */
  level?: 2 | 3 | 4;
  /** Whether the first item is open at first. */
  firstOpen?: boolean;
  /** Called with the item's id when a visitor opens an item. */
  onOpen?: (id: string) => void;
}

/** A list of titles that each expand their content. One item is open at a time. */
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
