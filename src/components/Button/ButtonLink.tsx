import type { ReactNode } from 'react';
import { ContentLink } from '../ContentLink/ContentLink';
import type { EditorLink } from '../ContentLink/resolveLink';
import { buttonStyles, type ButtonVariant } from './Button.styles';

interface ButtonLinkProps {
  link: EditorLink | null | undefined;
  variant?: ButtonVariant;
  /** Replaces the link's name, for example with an icon beside it. */
  children?: ReactNode;
  onFollow?: () => void;
}

/** An editor's link with the look of a button. Renders nothing without a target. */
export function ButtonLink({ link, variant = 'primary', children, onFollow }: ButtonLinkProps) {
  return (
    <ContentLink link={link} css={buttonStyles[variant]} {...(onFollow && { onClick: onFollow })}>
      {children}
    </ContentLink>
  );
}
