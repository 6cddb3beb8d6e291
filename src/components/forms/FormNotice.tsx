import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { focusAndScrollTo } from './focusAndScrollTo';
import { notices } from './FormNotice.styles';

interface FormNoticeProps {
  /** Errors are announced immediately, information when the screen reader is idle. */
  tone: 'info' | 'error';
  children: ReactNode;
  /** The cause of the notice, such as an error. Each new value scrolls the notice into view and focuses it. */
  news?: unknown;
  action?: Action;
  /** An alternative second action. */
  otherwise?: Action;
}

interface Action {
  label: string;
  onClick: () => void;
}

/** A notice in a form, with up to two buttons. */
export function FormNotice({ tone, children, news, action, otherwise }: FormNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== undefined && element.current) focusAndScrollTo(element.current);
  }, [news]);
  return (
    <div
      ref={element}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={news === undefined ? undefined : -1}
      css={notices[tone]}
    >
      <span>{children}</span>
      {[action, otherwise].map(
        (one) =>
          one && (
            <Button key={one.label} variant="text" onClick={one.onClick}>
              {one.label}
            </Button>
          ),
      )}
    </div>
  );
}
