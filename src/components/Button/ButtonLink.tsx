import type { ReactNode } from 'react';
import { ContentLink } from '../ContentLink/ContentLink';
import type { EditorLink } from '../ContentLink/resolveLink';
import { buttonStyles, type ButtonVariant } from './Button.styles';

interface ButtonLinkProps {
  link: EditorLink | null | undefined;
  variant?: ButtonVariant;
  /** Shown instead of the link's name, for example the name with an icon. */
  children?: ReactNode;
  onFollow?: () => void;
}

/** A link set by an editor, styled as a button. Renders nothing without a target. */
export function ButtonLink({ link, variant = 'primary', children, onFollow }: ButtonLinkProps) {
  return (
    <ContentLink link={link} css={buttonStyles[variant]} {...(onFollow && { onClick: onFollow })}>
      {children}
    </ContentLink>
  );
}
