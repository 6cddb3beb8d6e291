import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { arriveAt } from './arriveAt';
import { notices } from './form.styles';

interface FormNoticeProps {
  /** An error is read out at once, an information when there is a pause. */
  tone: 'info' | 'error';
  children: ReactNode;
  /** What it tells of, such as an error: each new one brings it into view and gives it the focus. */
  news?: unknown;
  action?: Action;
  /** What else can be done. */
  otherwise?: Action;
}

interface Action {
  label: string;
  onClick: () => void;
}

/** Something a visitor must know while filling in a form, with what can be done about it. */
export function FormNotice({ tone, children, news, action, otherwise }: FormNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== undefined && element.current) arriveAt(element.current);
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
