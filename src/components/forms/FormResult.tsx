import { Link } from 'gatsby';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { buttonStyles } from '../Button/Button.styles';
import { Icon } from '../Icon/Icon';
import { Heading } from '../Section/Heading';
import { focusAndScrollTo } from './focusAndScrollTo';
import { mark, result } from './FormResult.styles';

interface FormResultProps {
  success: boolean;
  title: string;
  /** Heading level of the title. */
  level?: 2 | 3;
  children: ReactNode;
  /** Button or link that leaves the result screen. */
  action: { label: string } & ({ onClick: () => void } | { to: string });
}

/** The screen that replaces a form after success or failure. It takes the focus, so that screen readers announce it. */
export function FormResult({ success, title, level = 3, children, action }: FormResultProps) {
  const element = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const variant = success ? 'secondary' : 'primary';
  useEffect(() => {
    if (element.current) focusAndScrollTo(element.current);
  }, []);
  return (
    <div ref={element} role="group" tabIndex={-1} aria-labelledby={titleId} css={result} data-form-result="">
      <span css={success ? mark.success : mark.failure}>
        <Icon name={success ? 'check' : 'close'} />
      </span>
      <Heading level={level} look="h2" id={titleId}>
        {title}
      </Heading>
      {children}
      {'to' in action ? (
        <Link to={action.to} css={buttonStyles[variant]}>
          {action.label}
        </Link>
      ) : (
        <Button variant={variant} onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
