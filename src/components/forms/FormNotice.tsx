import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { notices } from './form.styles';

interface FormNoticeProps {
  /** An error is read out at once, an information when there is a pause. */
  tone: 'info' | 'error';
  children: ReactNode;
  action?: { label: string; onClick: () => void };
}

/** Something a visitor must know while filling in a form, with what can be done about it. */
export function FormNotice({ tone, children, action }: FormNoticeProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} css={notices[tone]}>
      <span>{children}</span>
      {action && (
        <Button variant="text" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
